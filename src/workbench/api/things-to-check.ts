import type { Judgement, LostPath, Problem } from './generated/api-shapes.ts';

/** The problems of a draft and how many there are. Every page shows these numbers, so that they agree. */
export interface ThingsToCheck {
  readonly things: readonly Problem[];
  /** Paths that would stop working after publication. */
  readonly lost: readonly LostPath[];
  readonly errors: number;
  /** The number of warnings, including paths that stop working, but without outdated texts. */
  readonly warnings: number;
  readonly outdated: number;
  readonly all: number;
}

/** Returns the address of the Spanish text that belongs to an English text. */
export const spanishOf = (english: string): string =>
  english.startsWith('locales/en/')
    ? english.replace('locales/en/', 'locales/es/')
    : `${english.slice(0, english.lastIndexOf('/'))}/es`;

/** Returns true if a problem is an outdated translation. */
export const isOutdatedText = ({ code }: Pick<Problem, 'code'>): boolean => code.startsWith('stale-word');

const riskCodes: readonly string[] = [
  'alike-host',
  'costly-number',
  'foreign-sign',
  'hidden-sign',
  'large-download',
  'many-marks',
  'new-host',
  'risky-address',
  'written-contact',
];

/** Returns true for the problems that only the server and `portal check` report (Decision 0059). */
export const isRisk = ({ code }: Pick<Problem, 'code'>): boolean => riskCodes.includes(code);

const allProblems = ({
  problems,
  staleWords,
}: Pick<Judgement, 'problems' | 'staleWords'>): readonly Problem[] => {
  const reported = new Set(problems.filter(isOutdatedText).map(({ address }) => address));
  const untold = staleWords
    .map(({ address, es }): Problem => {
      const spanish = spanishOf(address);
      const [file = ''] = spanish.split('#');
      return {
        severity: 'warning',
        code: 'stale-word',
        file,
        line: 1,
        column: 1,
        message: es,
        excerpt: es,
        hint: '',
        also: [],
        address: spanish,
      };
    })
    .filter(({ address }) => !reported.has(address));
  return [...problems, ...untold];
};

/**
 * Combines the problems from the check with those from the comparison with the live release. An outdated translation
 * in both counts once.
 */
export const thingsToCheck = ({
  lost = [],
  ...checkResult
}: Pick<Judgement, 'problems' | 'staleWords'> & {
  readonly lost?: readonly LostPath[] | undefined;
}): ThingsToCheck => {
  const things = allProblems(checkResult);
  const errors = things.filter(({ severity }) => severity === 'error').length;
  const outdated = things.filter(isOutdatedText).length;
  const all = things.length + lost.length;
  return { things, lost, errors, warnings: all - errors - outdated, outdated, all };
};
