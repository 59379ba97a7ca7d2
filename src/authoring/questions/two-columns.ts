import { memberDifferences } from '../../analysis/explain/compare-members.ts';
import type { PortalModel } from '../../analysis/model/portal-model.ts';
import { stateOf } from '../../analysis/space/space.ts';
import { sampleColumn, type TableColumn, tableColumns } from '../../analysis/table/columns.ts';
import { type Comparison, comparison } from '../../analysis/table/comparison.ts';
import { factWords } from '../../analysis/words/fact-words.ts';
import { sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import { namedMember } from '../../member/member-name.ts';
import type { Facts } from '../../rules/gate.ts';
import type { SampleState } from '../../samples/sample-states.ts';
import { findMember } from './find-member.ts';

export interface TwoColumns {
  readonly one: Comparison['one'];
  readonly other: Comparison['other'];
  readonly counts: Comparison['counts'];
  readonly rows: readonly TwoRow[];
}

interface TwoRow {
  readonly id: string;
  // Undefined when the item has no title or a different one on each side.
  readonly name: string | undefined;
  // `what` is the field in words; empty for visibility.
  readonly differences: readonly { readonly what: string; readonly one: string; readonly other: string }[];
  readonly because: readonly string[];
}

interface Named {
  readonly column: TableColumn;
  // Only set when all facts of the member are known.
  readonly facts: Facts | undefined;
}

const named = (
  model: PortalModel,
  samples: readonly SampleState[],
  name: string,
  language: Language,
): Named | undefined => {
  const column = tableColumns(model, language).find((one) => one.name === name);
  if (column) return { column, facts: undefined };
  const member = namedMember(name);
  const found = name.startsWith('@')
    ? findMember(model, samples, { ...member, name: member.name.slice(1) }, language)
    : findMember(model, samples, member, language);
  if (!found || found.unknown.length > 0) return undefined;
  const more = member.set.length === 0 ? '' : ` +${String(member.set.length)}`;
  const label = `${member.name.replace('@', '')}${more}`;
  const isKnown = model.world.space.variables.every(({ name: fact }) => found.facts[fact] !== undefined);
  const summary = samples.find((one) => one.name === label)?.summary ?? label;
  return {
    column: sampleColumn(model, { name: label, summary, facts: found.facts }),
    facts: isKnown ? found.facts : undefined,
  };
};

/** Compares two plans by column name, or two members (`@m01`). Undefined if one of them is unknown. */
export const twoColumns = (
  model: PortalModel,
  samples: readonly SampleState[],
  [first, second]: readonly [string, string],
  language: Language,
): TwoColumns | undefined => {
  const one = named(model, samples, first, language);
  const other = named(model, samples, second, language);
  if (!one || !other) return undefined;
  const say = sentences(language);
  const words = factWords(model.portal.labels, language);
  const { rows, counts, ...heads } = comparison(model, language, [one.column, other.column]);
  const items = rows.flatMap(({ id }) => model.byId.get(id) ?? []);
  const found =
    one.facts && other.facts ? memberDifferences(model, { items, language }, [one.facts, other.facts]) : [];
  const { space } = model.world;
  const because = (id: string): readonly string[] => {
    if (!one.facts || !other.facts) return [];
    const own = stateOf(space, one.facts);
    const others = stateOf(space, other.facts);
    const texts = found
      .filter(({ item }) => item === id)
      .map(({ because: facts }) =>
        say('twoMembers.because', {
          one: one.column.name,
          other: other.column.name,
          facts: words.inState(facts, own),
          others: words.inState(facts, others),
        }),
      );
    return [...new Set(texts)];
  };
  const nameOf = (what: string): string => (what === 'shown' ? '' : say(`field.${what}`));
  return {
    ...{ one: heads.one, other: heads.other, counts },
    rows: rows.map(({ id, everywhere, differences }) => ({
      id,
      name: everywhere['title'] ?? everywhere['label'],
      differences: differences.map((difference) => ({ ...difference, what: nameOf(difference.what) })),
      because: because(id),
    })),
  };
};
