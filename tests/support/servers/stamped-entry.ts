import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampedName, type StampedPublication } from '../../../src/release/chain/publication.ts';

/** Writes an entry of the earlier form into the chain of a built folder, as portals before numbers did. */
export const writeStamped = (dist: string, entry: StampedPublication): void => {
  const folder = join(dist, 'publications');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(join(folder, stampedName(entry)), JSON.stringify(entry), { mode: 0o600 });
};
