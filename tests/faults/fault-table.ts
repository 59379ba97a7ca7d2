import type { Fault } from './fault.ts';
import type { FaultResult } from './run-fault.ts';

const cell = (text: string): string => text.replace(/\s+/g, ' ').replace(/[|<>]/g, (sign) => `\\${sign}`);

const seen = (results: readonly FaultResult[]): string => {
  if (results.length === 0) return 'not run';
  const shown = [...new Set(results.map((result) => result.seen))].join(' / ');
  const failures = [...new Set(results.flatMap((result) => result.failures))];
  return failures.length === 0 ? shown : `${shown} — BROKEN: ${failures.join('; ')}`;
};

const languagesOf = (results: readonly FaultResult[]): string =>
  results
    .map(({ language }) => language)
    .toSorted()
    .join(', ');

const again = ({ afterwards }: Fault, results: readonly FaultResult[]): string => {
  if (!afterwards) return '';
  return results.length > 0 && results.every(({ comesRight }) => comesRight) ? 'right' : 'no';
};

const rowOf = (fault: Fault, results: readonly FaultResult[]): string =>
  `| ${[fault.id, cell(fault.what), fault.promised.join(' or '), languagesOf(results), cell(seen(results)), again(fault, results)].join(' | ')} |`;

/** Rows of an earlier table that are about the same fault. */
const formerRow = (former: string, { id, what }: Fault): string | undefined =>
  former.split('\n').find((row) => row.startsWith(`| ${id} | ${cell(what)} |`));

/**
 * The table of faults as Markdown: one row per fault with the promises, the results by language, and
 * whether the screen recovered after an outage. A fault that was not run keeps its row of the former table.
 */
export const faultTable = (
  faults: readonly Fault[],
  results: ReadonlyMap<string, readonly FaultResult[]>,
  former: string,
): string => {
  const rows = faults.map((fault) => {
    const own = results.get(fault.id);
    return own ? rowOf(fault, own) : (formerRow(former, fault) ?? rowOf(fault, []));
  });
  const passed = rows.filter((row) => !/BROKEN| not run /.test(row)).length;
  return `# Faults

Written by \`npm run faults\` (a part: \`-- C\`; each in one language: \`-- --quick\`): the languages in which each was run, each run followed
by ten probes (words on the screen, no uncaught error, no policy violation, no strange origin, no member data outside the screen, no other
member on it, axe, a way on by keyboard, navigations within the bound, language and no raw keys). For an outage the last column says
whether one click or 30 seconds bring the right screen back once it is over. ${passed} of ${rows.length} faults keep every promise.

| id | what | promised | languages | seen | again |
|---|---|---|---|---|---|
${rows.join('\n')}
`;
};
