import type { GatingTable } from './gating-table.ts';

/** All that a row of the table of who sees what says, each text once, on lines: its id and address, what members get and in which case. */
export const rowWords = ({ id, path, everywhere, cells }: GatingTable['rows'][number]): string => {
  const said = cells.flatMap(({ outcomes }) => outcomes.flatMap(({ when = '', fields }) => [when, ...Object.values(fields)]));
  // Most cells of a row say the same.
  return [...new Set([id, path ?? '', ...Object.values(everywhere), ...said])].join('\n');
};
