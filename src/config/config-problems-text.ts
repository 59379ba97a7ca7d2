import type { Problem } from './check/problem.ts';

const widest = 120;

/** The part of a line that is shown, and the column of the caret in it. */
const excerptOf = ({ excerpt, column }: Problem): readonly [text: string, caret: number] => {
  const from = Math.max(0, Math.min(column - widest / 2, excerpt.length - widest));
  return [excerpt.slice(from, from + widest), column - 1 - from];
};

const textOf = (problem: Problem): string => {
  const { file, line, column, severity, message, nearest, hint, also } = problem;
  const [excerpt, caret] = excerptOf(problem);
  const shown = excerpt.trim() === '' ? [] : [`    ${excerpt}`, `    ${' '.repeat(caret)}^`];
  const meant = nearest === undefined ? [] : [`    did you mean \`${nearest}\`?`];
  const more =
    also.length === 0 ? [] : [`    see also ${also.slice(0, 4).join(', ')}${also.length > 4 ? ` and ${also.length - 4} more` : ''}`];
  return [`${file}:${line}:${column}  ${severity}  ${message}`, ...shown, ...meant, `    ${hint}`, ...more].join('\n');
};

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Problems as people read them: place, severity and message on one line, then the excerpt with a caret, the nearest right name and what to write. */
export const configProblemsText = (problems: readonly Problem[]): string => {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [...problems.map(textOf), `${counted(errors, 'error')}, ${counted(problems.length - errors, 'warning')}`].join('\n\n');
};
