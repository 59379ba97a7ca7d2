import { bytes, edits, items, reading } from './edit-parts.ts';
import type { GrowthPart } from './growth-table.ts';
import { audit, drafts } from './list-parts.ts';
import { editors, servers, streams } from './load-parts.ts';

/** The parts of the growth table, by the name that chooses them. */
export const growthParts: Readonly<Record<string, GrowthPart>> = {
  ...{ edits, items, bytes, reading, drafts, audit, editors, streams, servers },
};
