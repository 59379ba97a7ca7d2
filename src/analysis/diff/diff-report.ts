import type { Diagram } from '../diagrams/diagrams.ts';
import type { Language } from '../../config/portal-config.ts';
import { longRules } from '../explain/case-count.ts';
import { describeMany } from '../explain/describe-many.ts';
import { type PlanShare, planShares } from '../explain/plan-shares.ts';
import { holdsFor, stateOf } from '../space/space.ts';
import { factWords } from '../words/fact-words.ts';
import { sentences } from '../words/sentences.ts';
import { changeAssumptions } from './change-assumptions.ts';
import { type ConstraintChanges, constraintChanges, type NamedState } from './constraint-changes.ts';
import type { MeaningDiff } from './meaning-diff.ts';
import type { ChangeKind, MeaningChange } from './sides.ts';
import { differentValues } from './different-values.ts';

type WordedChange = Pick<MeaningChange, 'kind' | 'item' | 'what'> &
  Partial<Pick<MeaningChange, 'before' | 'after'>>;

/** Describes a change in one sentence, without the members it affects. `item` may name several items. */
export const changeText = ({ kind, item, what, before, after }: WordedChange, language: Language): string => {
  const say = sentences(language);
  if (kind === 'shown') return say(`diff.${what}`, { item });
  if (kind === 'gates') return say(after === 'true' ? 'diff.holds' : 'diff.fails', { item, what });
  if (kind === 'order') return say('diff.ordered', { item });
  const [was = say('diff.none'), is = say('diff.none')] = differentValues(before, after);
  return say('diff.changed', { item, what, before: was, after: is });
};

interface ChangeReport {
  readonly kind: ChangeKind;
  readonly item: string;
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
  readonly text: string;
  readonly members: string;
  // Absent in audit entries that an earlier version wrote.
  readonly plans?: readonly PlanShare[];
  readonly samples: readonly string[];
  readonly assumes?: readonly string[];
}

export interface DiffReport extends Pick<MeaningDiff, 'isEmpty' | 'moved' | 'other' | 'unaffected'> {
  readonly changes: readonly ChangeReport[];
  /** Members who are newly or no longer possible; absent when the constraints are the same. */
  readonly constraints?: ConstraintChanges;
  readonly lost?: MeaningDiff['lost'];
  /** Items that are unchanged only if these assumed constraints are true. */
  readonly assumed?: readonly { readonly item: string; readonly assumes: readonly string[] }[];
  readonly samples: readonly string[];
}

const longRulesOf = (models: MeaningDiff['models'], id: string): readonly string[] => {
  const found = models.flatMap((model) => {
    const item = model.byId.get(id);
    return item ? longRules(model, item) : [];
  });
  const rules = [...new Set(found)];
  return rules.length > 1 ? rules.filter((name) => name !== id) : rules;
};

/** Describes a `MeaningDiff` in one language, as data for reports. */
export const diffReport = (
  diff: MeaningDiff,
  language: Language,
  states: readonly NamedState[],
): DiffReport => {
  const { world, models } = diff;
  const [before, after] = models;
  const words = factWords(
    { facts: { ...before.portal.labels.facts, ...after.portal.labels.facts } },
    language,
  );
  const describe = describeMany(world);
  const assumptions = changeAssumptions(diff);
  const newer = after.world.possible;
  // For the newer side only its own constraints count. Both sides count for members who are possible only in
  // the older one.
  const counted = (members: Diagram): Diagram =>
    world.diagrams.meets(members, newer) ? newer : world.possible;
  const changes = diff.changes.map((change): ChangeReport => {
    const { kind, item, what, members } = change;
    const cases = describe(members);
    const assumes = assumptions.behind(change, cases.holds);
    return {
      kind,
      item,
      what,
      ...(change.before !== undefined && { before: change.before }),
      ...(change.after !== undefined && { after: change.after }),
      text: changeText(change, language),
      members: words.cases(cases, cases.more > 0 ? longRulesOf(models, item) : []),
      plans: planShares({ ...after, world }, members, counted(members)),
      samples: states
        .filter(({ facts }) => holdsFor(world.diagrams, members, stateOf(world.space, facts)))
        .map(({ name }) => name),
      ...(assumes.length > 0 && { assumes }),
    };
  });
  const { isEmpty, moved, other, lost } = diff;
  const assumed = new Set(assumptions.unseen.map(({ item }) => item));
  const unaffected = diff.unaffected.filter((item) => !assumed.has(item));
  const constraints = constraintChanges(models, { language, words, states });
  return {
    isEmpty,
    changes,
    moved,
    other,
    unaffected,
    ...(lost.length > 0 && { lost }),
    ...(constraints && { constraints }),
    ...(assumptions.unseen.length > 0 && { assumed: assumptions.unseen }),
    samples: states.map(({ name }) => name),
  };
};
