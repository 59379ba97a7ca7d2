export const format = 1;

export const tableOrder = [
  'person',
  'role_of',
  'session',
  'sign_in',
  'setting',
  'freeze_window',
  'blob',
  'source',
  'draft',
  'draft_edit',
  'draft_author',
  'review',
  'proof',
  'thread',
  'remark',
  'sign_off',
  'exchange',
  'presence',
  'schedule',
  'dismissed_stop',
  'publication',
  'audit',
] as const;

// Not exported: the server that imports a log checks it itself, and no committed transaction has notes that wait.
export const ownTables = ['log_check', 'audit_waiting'] as const;

// The first line of a file: its form, and the steps that its tables had taken.
export interface FirstLine {
  readonly format: number;
  readonly steps: readonly string[];
}

// The number of rows per table. A file without it was cut off.
export interface LastLine {
  readonly end: Readonly<Record<string, number>>;
}

export interface RowLine {
  readonly table: (typeof tableOrder)[number];
  readonly columns: readonly string[];
  readonly row: string;
}

const parsed = (line: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
};

export const readLine = (line: string): FirstLine | LastLine | RowLine | undefined => {
  const value = parsed(line);
  if (value && 'format' in value) return value as unknown as FirstLine;
  if (value && 'end' in value) return value as unknown as LastLine;
  const table = tableOrder.find((name) => name === value?.['table']);
  const start = `{"table":"${table ?? ''}","row":`;
  if (
    !value ||
    !table ||
    !line.startsWith(start) ||
    typeof value['row'] !== 'object' ||
    value['row'] === null
  )
    return undefined;
  return { table, columns: Object.keys(value['row']), row: line.slice(start.length, -1) };
};
