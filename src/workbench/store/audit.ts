import { createHash } from 'node:crypto';
import type { Json } from './tables/columns.ts';
import type { AuditTable } from './tables/people-tables.ts';

export interface Note {
  readonly actor: string | null;
  readonly through: AuditTable['through'];
  readonly what: AuditTable['what'];
  readonly subject: string;
  readonly detail: { readonly [name: string]: Json };
}

export type HashedRow = Note & { readonly id: number; readonly at: string };

// Sorted names and no blanks: equal values have equal texts.
export const canonicalJson = (value: Json): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one: Json) => canonicalJson(one)).join(',')}]`;
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonicalJson(one)}`).join(',')}}`;
};

export const auditHash = (
  previousHash: string,
  { id, at, actor, through, what, subject, detail }: HashedRow,
): string =>
  createHash('sha256')
    .update(previousHash + canonicalJson({ id, at, actor, through, what, subject, detail }))
    .digest('hex');
