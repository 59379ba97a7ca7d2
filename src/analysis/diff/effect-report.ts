import type { Labels } from '../../config/compile/labels.ts';
import type { Language } from '../../config/portal-config.ts';
import type { Diagram, Diagrams } from '../diagrams/diagrams.ts';
import { describeMany } from '../explain/describe-many.ts';
import { wordNames } from '../model/item.ts';
import { holdsFor, stateOf } from '../space/space.ts';
import { factWords } from '../words/fact-words.ts';
import type { NamedState } from './constraint-changes.ts';
import type { EffectComparison, EffectDifference, EffectKind } from './effects.ts';

/** The kinds of differences: those of `ChangeKind`, and changes of possible members, settings and screen addresses. */
export type DifferenceKind =
  'shown' | 'links' | 'words' | 'looks' | 'gates' | Exclude<EffectKind, 'field' | 'closed'>;

/** An outcome that members get from only one of the two changes. */
export interface EffectLine {
  /** `first`: only from the first change. `second`: only from the second. */
  readonly side: 'first' | 'second';
  readonly kind: DifferenceKind;
  readonly item: string;
  /** `en title`, or `icon` if both languages have the same value. For `shown`: `now` or `gone`. */
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
  /** A description of the members. */
  readonly members: string;
  /** The names of the sample members among them. */
  readonly samples: readonly string[];
}

export interface EffectReport {
  readonly lines: readonly EffectLine[];
  /** The number of lines that are not listed. */
  readonly more: number;
}

// Readers do not read more; each takes a millisecond to put in words.
const mostLines = 200;

interface Line extends Pick<EffectDifference, 'kind' | 'item' | 'what' | 'before' | 'after'> {
  readonly side: EffectLine['side'];
  readonly members: Diagram;
}

const linesOf = ({ onlyFirst, onlySecond, ...outcome }: EffectDifference): readonly Line[] =>
  [
    { ...outcome, side: 'first' as const, members: onlyFirst },
    { ...outcome, side: 'second' as const, members: onlySecond },
  ].filter(({ members }) => members !== 0);

const isNothing = ({ before, after }: Line): boolean => before === undefined || after === undefined;

// Members who see an item only now also get its texts only now: that is no second difference.
const withoutImplied = (lines: readonly Line[], diagrams: Diagrams): readonly Line[] => {
  const shown = lines.filter(({ kind }) => kind === 'shown');
  const isImplied = (line: Line): boolean =>
    (line.kind === 'field' || line.kind === 'closed') &&
    isNothing(line) &&
    shown.some(
      ({ side, item, before, members }) =>
        side === line.side &&
        item === line.item &&
        (line.kind === 'closed' || (before === undefined) === (line.before === undefined)) &&
        diagrams.minus(line.members, members) === 0,
    );
  return lines.filter((line) => !isImplied(line));
};

// `en title`; the name of a field has no blank.
const nameOf = (what: string): string => what.slice(what.indexOf(' ') + 1);

const isLook = ({ kind, what }: Line): boolean => kind === 'field' && !wordNames.includes(nameOf(what));

const groupOf = (line: Line): string => {
  const { side, kind, item, what, before, after, members } = line;
  if (kind === 'order') return JSON.stringify([side, kind, item]);
  return JSON.stringify([side, kind, item, isLook(line) ? nameOf(what) : what, before, after, members]);
};

// What is no text and the same in both languages is told once, and so is the order of a list.
const together = (lines: readonly Line[], diagrams: Diagrams): readonly Line[] =>
  [...Map.groupBy(lines, groupOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    if (first.kind !== 'order') return [{ ...first, what: nameOf(first.what) }];
    return [{ ...first, members: diagrams.any(group.map(({ members }) => members)) }];
  });

const fieldKind = (name: string): DifferenceKind => {
  if (wordNames.includes(name)) return 'words';
  if (name === 'address' || name === 'byData') return 'links';
  return name === 'pastDue' ? 'gates' : 'looks';
};

const shownKind = ({ kind, what }: Line): DifferenceKind => {
  if (kind === 'closed') return 'looks';
  return kind === 'field' ? fieldKind(nameOf(what)) : kind;
};

// As JSON, like the looks of every other report.
const shownValue = (kind: DifferenceKind, value: string | undefined): string | undefined => {
  if (kind !== 'looks' || value === undefined) return value;
  try {
    JSON.parse(value);
    return value;
  } catch {
    return JSON.stringify(value);
  }
};

const shownWhat = ({ kind, what, before }: Line): string => {
  if (kind === 'shown' || kind === 'possible') return before === undefined ? 'now' : 'gone';
  return what;
};

/** Describes the differences between two effects in one language, starting with those of the first change. */
export const effectReport = (
  { differences, world }: EffectComparison,
  labels: readonly Pick<Labels, 'facts'>[],
  language: Language,
  states: readonly NamedState[],
): EffectReport => {
  const { diagrams, space } = world;
  const facts = Object.assign({}, ...labels.map((own) => own.facts)) as Labels['facts'];
  const words = factWords({ facts }, language);
  const describe = describeMany(world);
  const lines = together(withoutImplied(differences.flatMap(linesOf), diagrams), diagrams);
  const sampled = states.map(({ name, facts: own }) => ({ name, state: stateOf(space, own) }));
  return {
    lines: lines.slice(0, mostLines).map((line): EffectLine => {
      const kind = shownKind(line);
      const [before, after] = [line.before, line.after].map((value) => shownValue(kind, value));
      const hasValues = kind !== 'shown' && kind !== 'possible' && kind !== 'order';
      return {
        ...{ side: line.side, kind, item: line.item, what: shownWhat(line) },
        ...(hasValues && before !== undefined && { before }),
        ...(hasValues && after !== undefined && { after }),
        members: words.cases(describe(line.members)),
        samples: sampled
          .filter(({ state }) => holdsFor(diagrams, line.members, state))
          .map(({ name }) => name),
      };
    }),
    more: Math.max(0, lines.length - mostLines),
  };
};
