import type { AuditRow } from '../../../api/generated/api-shapes.ts';

/**
 * Saves rows of the log as a file of JSON lines, the oldest first, each with its hash and the one before, so that anybody can check the
 * chain without the workbench.
 */
export const saveLog = (rows: readonly AuditRow[]): void => {
  const lines = rows.toReversed().map((row) => JSON.stringify(row));
  const address = URL.createObjectURL(new Blob([`${lines.join('\n')}\n`], { type: 'application/jsonl' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `workbench-log-${rows.at(-1)?.id ?? 0}-${rows[0]?.id ?? 0}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
};
