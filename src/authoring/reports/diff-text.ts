import { changeText, type DiffReport, diffReport } from '../../analysis/diff/diff-report.ts';
import { meaningDiff } from '../../analysis/diff/meaning-diff.ts';
import type { ChangeKind } from '../../analysis/diff/sides.ts';
import type { CompiledPortal } from '../../config/compile/compile-config.ts';
import { plansText } from '../../analysis/words/explanations.ts';
import { type NamedSample, sampleNames, sentences } from '../../analysis/words/sentences.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Labels } from '../../config/compile/labels.ts';
import type { Publication } from '../../release/chain/publication.ts';
import { readMembers } from '../../samples/read-members.ts';
import { sampleStates } from '../../samples/sample-states.ts';

export interface DiffMarks {
  readonly heading: (text: string) => string;
  readonly entry: (text: string, below?: string) => string;
}

/** Formats sections and entries for a terminal. */
export const plainMarks: DiffMarks = {
  heading: (text) => text,
  entry: (text, below) => (below === undefined ? `  ${text}` : `  ${text}\n    ${below}`),
};

const escaped = (text: string): string => text.replace(/[\\`*_<>|]/g, '\\$&');

/** Formats sections and entries as Markdown. */
export const markdownMarks: DiffMarks = {
  heading: (text) => `## ${text}\n`,
  entry: (text, below) =>
    below === undefined ? `- ${escaped(text)}` : `- ${escaped(text)}\n  - ${escaped(below)}`,
};

const kinds: readonly ChangeKind[] = ['shown', 'links', 'words', 'looks', 'gates', 'order'];

type Change = DiffReport['changes'][number];

const alike = (changes: readonly Change[]): readonly (readonly [Change, ...Change[]])[] => {
  const groups = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const { kind, what, before, after, members, assumes } = change;
    const key = JSON.stringify([kind, what, before, after, members, assumes]);
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
};

// Only names: a difference is stored for years, and the descriptions of samples may change.
const named = (names: readonly string[]): readonly NamedSample[] =>
  names.map((name) => ({ name, summary: '' }));

const assumesText = (assumes: readonly string[], language: Language): readonly string[] => {
  const say = sentences(language);
  return assumes.length === 0 ? [] : [say('cell.assumed', { constraints: assumes.join(say('comma')) })];
};

export const whoText = (
  { members, plans, samples, assumes = [] }: Change,
  allSamples: readonly string[],
  language: Language,
): string => {
  const say = sentences(language);
  const who = { cases: members, samples: sampleNames(named(samples), named(allSamples), say) };
  const text = plans
    ? say('diff.who', { ...who, plans: plansText(plans, language, ['all', 'some']) })
    : say('diff.whoOnly', who);
  return [text, ...assumesText(assumes, language)].join(say('semicolon'));
};

export const membersText = (
  { members, plans, assumes = [] }: Change,
  variants: Labels['variants'],
  language: Language,
): string => {
  const say = sentences(language);
  const text = plans
    ? say('diff.whoPlans', { cases: members, plans: plansText(plans, language, ['all', 'some'], variants) })
    : members;
  return [text, ...assumesText(assumes, language)].join(say('semicolon'));
};

const possibleEntries = (
  { constraints, samples: all }: DiffReport,
  language: Language,
  entry: DiffMarks['entry'],
): readonly string[] => {
  if (!constraints) return [];
  const say = sentences(language);
  const changed = (['added', 'removed', 'changed'] as const).flatMap((how) =>
    constraints[how].map((id) => entry(say(`diff.constraint.${how}`, { id }))),
  );
  const sided = (['nowPossible', 'nowImpossible'] as const).flatMap((side) => {
    const found = constraints[side];
    if (!found) return [];
    const { members, example, plans, samples, rows } = found;
    const who = {
      cases: members,
      plans: plansText(plans, language, ['all', 'some']),
      samples: sampleNames(named(samples), named(all), say),
    };
    const first = [
      entry(
        say(`diff.constraint.${side}`, { who: say('diff.who', who) }),
        example === '' ? undefined : say('finding.witness', { facts: example }),
      ),
    ];
    const seen = rows
      .map(({ item, columns }) => `${item} (${columns.join(say('comma'))})`)
      .join(say('semicolon'));
    return [...first, ...(rows.length === 0 ? [] : [entry(say(`diff.constraint.${side}See`), seen)])];
  });
  return [...changed, ...sided, entry(say('diff.counted'))];
};

/** Returns the note that a comparison does not cover texts from the content service. */
export const outsideNote = (language: Language): string => sentences(language)('diff.outside');

/**
 * Formats a difference as text: visibility, then links, texts and other changes, each with the affected
 * members.
 */
export const diffText = (report: DiffReport, language: Language, { heading, entry }: DiffMarks): string => {
  const say = sentences(language);
  const { changes, moved, other, unaffected, samples: allSamples } = report;
  const section = (name: string, entries: readonly string[]): readonly string[] =>
    entries.length === 0 ? [] : ['', heading(say(`diff.${name}`)), ...entries];
  const ofKind = (kind: ChangeKind): readonly string[] =>
    alike(changes.filter((change) => change.kind === kind)).map((group) => {
      const text = changeText(
        { ...group[0], item: group.map(({ item }) => item).join(say('comma')) },
        language,
      );
      return entry(text, whoText(group[0], allSamples, language));
    });
  const none = (value: string | undefined): string => value ?? say('diff.none');
  const lines = [
    ...(report.isEmpty ? [say('diff.empty')] : []),
    ...section('possible', possibleEntries(report, language, entry)),
    ...kinds.flatMap((kind) => section(kind, ofKind(kind))),
    ...section(
      'lost',
      (report.lost ?? []).map(({ path, language: of, screen, isScreenKept }) =>
        entry(
          say(`diff.lostPath.${of}`, { path, screen }),
          say(isScreenKept ? 'diff.keepPath' : 'diff.redirectPath', { path, screen, of }),
        ),
      ),
    ),
    ...section(
      'moved',
      moved.map(({ from, to }) => entry(say('diff.movedTo', { from, to }))),
    ),
    ...section(
      'other',
      other.map(({ at, before, after }) =>
        entry(
          say(at.startsWith('facts.') ? 'diff.fromData' : 'diff.everywhere', {
            item: at,
            before: none(before),
            after: none(after),
          }),
        ),
      ),
    ),
    ...section(
      'assumed',
      (report.assumed ?? []).map(({ item, assumes }) =>
        entry(item, assumesText(assumes, language).join(' ')),
      ),
    ),
    ...section(
      'unaffected',
      unaffected.map((item) => entry(item)),
    ),
    '',
    outsideNote(language),
  ];
  return lines.join('\n').trim();
};

/** Summarizes the changes of a publication in a few words. */
export const meaningCount = ({ previous, meaning, untold }: Publication): string => {
  if (untold !== undefined) return 'differences unknown';
  if (!meaning) return previous === undefined ? 'first release' : 'differences not told';
  const count =
    meaning.changes.length + meaning.moved.length + meaning.other.length + (meaning.lost ?? []).length;
  return count === 1 ? '1 difference' : `${count} differences`;
};

/** Compares what members see under two configurations, in one language, with the affected sample members. */
export const meaningReport = (
  before: CompiledPortal,
  after: CompiledPortal,
  language: Language = 'en',
): DiffReport => {
  const config = { ...after.config, facts: { ...before.config.facts, ...after.config.facts } };
  return diffReport(
    meaningDiff(before, after),
    language,
    sampleStates(readMembers(), { config, now: Date.now(), language }),
  );
};
