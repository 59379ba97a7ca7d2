import { type MemberDifference, memberDifferences } from '../../analysis/explain/compare-members.ts';
import type { PortalItem } from '../../analysis/model/item.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { factsOf, stateOf } from '../../analysis/space/space.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import type { SampleState } from '../../samples/sample-states.ts';

interface Comparison {
  readonly item?: PortalItem | undefined;
  readonly language: Language;
}

type Named = Pick<SampleState, 'name' | 'facts'>;

/** Compares what two members see, grouped by the facts that decide. Returns data and lines of text. */
export const comparisonReport = (
  model: PortalModel,
  { item, language }: Comparison,
  [one, other]: readonly [Named, Named],
): { readonly data: object; readonly lines: readonly string[] } => {
  const { portal, world } = model;
  const say = sentences(language);
  const words = factWords(portal.labels, language);
  const names = { one: one.name, other: other.name };
  const found = memberDifferences(model, { items: item ? [item] : model.items, language }, [
    one.facts,
    other.facts,
  ]);
  const states = [stateOf(world.space, one.facts), stateOf(world.space, other.facts)] as const;
  const because = ({ because: facts }: MemberDifference): string =>
    say('twoMembers.because', {
      ...names,
      facts: words.inState(facts, states[0]),
      others: words.inState(facts, states[1]),
    });
  const line = ({ item: id, field, values: [first, second] }: MemberDifference): string => {
    if (field === undefined)
      return say('twoMembers.only', {
        item: id,
        one: first ? one.name : other.name,
        other: first ? other.name : one.name,
      });
    const shown = (value: string | undefined): string => value ?? say('diff.none');
    return say('twoMembers.field', {
      ...names,
      item: id,
      field: say(`field.${field}`),
      first: shown(first),
      second: shown(second),
    });
  };
  const lines =
    found.length === 0
      ? [say(item ? 'twoMembers.same' : 'twoMembers.sameAll', { ...names, item: item?.id ?? '' })]
      : [...Map.groupBy(found, because)].flatMap(([reason, differences]) => [
          reason,
          ...differences.map((difference) => `  ${line(difference)}`),
        ]);
  const facts = factsOf(world.space, states[0]);
  const otherFacts = factsOf(world.space, states[1]);
  const data = found.map(({ because: deciding, ...rest }) => ({
    ...rest,
    because: Object.fromEntries(deciding.map(({ name }) => [name, [facts[name], otherFacts[name]]])),
  }));
  return { data, lines };
};
