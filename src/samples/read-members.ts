import { readdirSync, readFileSync } from 'node:fs';
import type { MemberRecord } from './member-record.ts';

const folder = new URL('./members/', import.meta.url);

/** All sample members of domain 3.2, m01 first; the records are checked against their schema by the unit test. */
export const readMembers = (): readonly MemberRecord[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as MemberRecord);
