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

/** The table of faults as Markdown: one row per fault, what is promised and what was seen in both languages. */
export const faultTable = (faults: readonly Fault[], results: ReadonlyMap<string, readonly FaultResult[]>): string => {
  const rows = faults.map(
    ({ id, what, promised }) =>
      `| ${id} | ${cell(what)} | ${promised.join(' or ')} | ${languagesOf(results.get(id) ?? [])} | ${cell(seen(results.get(id) ?? []))} |`,
  );
  const kept = faults.filter(({ id }) => results.get(id)?.every(({ failures }) => failures.length === 0)).length;
  return `# Faults

Written by \`npm run faults\` (\`-- --quick\`: each fault in one language): the languages in which each was run, each run followed by ten probes (words on the screen, no uncaught error,
no policy violation, no strange origin, no member data outside the screen, no other member on it, axe, a way on by keyboard, navigations
within the bound, language and no raw keys). ${kept} of ${faults.length} faults keep every promise.

| id | what | promised | languages | seen |
|---|---|---|---|---|
${rows.join('\n')}
`;
};
