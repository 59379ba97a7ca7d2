import { memoize } from '../../../rules/memoize.ts';
import { commonPeriod, daysLater, isEmptyPeriod, isRealDay, type WrittenPeriod } from '../../calendar.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { Screen } from '../../generated/config-files.ts';
import type { Finding, Path, SourceLocation } from '../findings/finding.ts';
import { type ConfigIndex, locationOf } from '../index/config-index.ts';
import type { Noun } from '../messages/messages.ts';

type Tree = Readonly<Record<string, unknown>>;

const datedKinds: readonly unknown[] = ['section', 'shared', 'menus', 'redirects'];

interface DatedEntry {
  readonly document: ConfigDocument;
  readonly path: Path;
  readonly own: WrittenPeriod;
  readonly outer: WrittenPeriod;
}

const spanIn = ({ from, until }: Tree): WrittenPeriod => ({
  ...(typeof from === 'string' && { from }),
  ...(typeof until === 'string' && { until }),
});

type OuterOf = (value: Tree) => WrittenPeriod;

const datedIn = (at: Omit<DatedEntry, 'own'>, value: unknown, outerOf: OuterOf): readonly DatedEntry[] => {
  if (Array.isArray(value))
    return value.flatMap((one, index) => datedIn({ ...at, path: [...at.path, index] }, one, outerOf));
  if (typeof value !== 'object' || value === null) return [];
  const tree = value as Tree;
  const own = spanIn(tree);
  const outer = commonPeriod(at.outer, outerOf(tree));
  const inside = commonPeriod(own, outer);
  const below = Object.entries(tree).flatMap(([name, one]) =>
    datedIn({ ...at, path: [...at.path, name], outer: inside }, one, outerOf),
  );
  return own.from === undefined && own.until === undefined ? below : [{ ...at, own, outer }, ...below];
};

// Stops at a circle of parents, which another check reports.
const periodAbove = (
  screens: readonly Screen[],
  { parent }: Pick<Screen, 'parent'>,
  below: readonly string[] = [],
): WrittenPeriod => {
  const above = screens.find(({ key }) => key === parent && !below.includes(key));
  return above
    ? commonPeriod(spanIn(above as unknown as Tree), periodAbove(screens, above, [...below, above.key]))
    : {};
};

const isDated = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ('from' in value || 'until' in value || Object.values(value).some(isDated));

// Most files have no dated entries.
const hasDated = memoize(
  ({ is, value }: ConfigDocument): boolean => datedKinds.includes(is?.kind) && isDated(value),
);

const everyDated = ({ documents, sources }: ConfigIndex): readonly DatedEntry[] => {
  const outerOf = (value: Tree): WrittenPeriod => {
    if (typeof value['key'] === 'string') return periodAbove(sources.screens, value);
    const used = value['type'] === 'shared' ? sources.shared[String(value['use'])] : undefined;
    return used ? spanIn(used as unknown as Tree) : {};
  };
  return documents
    .filter(hasDated)
    .flatMap((document) => datedIn({ document, path: [], outer: {} }, document.value, outerOf));
};

const boundAt = ({ document, path, own }: DatedEntry, bound: keyof WrittenPeriod): SourceLocation => ({
  document,
  path: [...path, own[bound] === undefined ? (bound === 'from' ? 'until' : 'from') : bound],
  part: 'value',
});

const words = ({ from, until }: WrittenPeriod): Noun => {
  if (from !== undefined && until !== undefined) return { noun: 'span.both', with: { from, until } };
  return from !== undefined
    ? { noun: 'span.from', with: { from } }
    : { noun: 'span.until', with: { until: until ?? '' } };
};

const contradictions = (dated: DatedEntry): readonly Finding[] => {
  const { own, outer } = dated;
  const bounds = Object.entries(own) as readonly (readonly [keyof WrittenPeriod, string])[];
  const unreal = bounds.filter(([, day]) => !isRealDay(day));
  if (unreal.length > 0)
    return unreal.map(([bound, day]) => ({
      at: boundAt(dated, bound),
      message: 'no-such-day',
      with: { day },
    }));
  if (isEmptyPeriod(own))
    return [
      {
        at: boundAt(dated, 'until'),
        message: 'empty-span',
        with: { from: own.from ?? '', until: own.until ?? '' },
      },
    ];
  if (!isEmptyPeriod(outer) && isEmptyPeriod(commonPeriod(own, outer)))
    return [
      {
        at: boundAt(dated, 'from'),
        message: 'contradicting-spans',
        with: { own: words(own), outer: words(outer) },
      },
    ];
  return [];
};

const neededDaily = (index: ConfigIndex): readonly Finding[] =>
  index.withRole('screen').flatMap((screen): readonly Finding[] => {
    const { key, from, until } = screen.value;
    if ((from ?? until) === undefined || !index.portal.screens.includes(key)) return [];
    return [
      {
        at: locationOf(screen, [from === undefined ? 'until' : 'from']),
        message: 'dated-screen',
        with: { key },
      },
    ];
  });

export const periodFindings = (index: ConfigIndex): readonly Finding[] => {
  const dated = everyDated(index);
  return [...dated.flatMap(contradictions), ...neededDaily(index)];
};

// In days. Until then an editor may still want to look back.
const keptDays = 30;

export const endedFindings = (index: ConfigIndex, today: string): readonly Finding[] =>
  everyDated(index)
    .filter(({ own: { until }, outer }) => {
      const hasEnded = (day: string | undefined): boolean =>
        day !== undefined && daysLater(day, keptDays) <= today;
      return hasEnded(until) && !hasEnded(outer.until);
    })
    .map((dated) => ({
      at: boundAt(dated, 'until'),
      severity: 'warning',
      message: 'has-ended',
      with: { until: dated.own.until ?? '' },
    }));
