import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressed } from './release/compressed.ts';

/** Writes Brotli and gzip forms beside every text file of a built app's assets. */
export const compressAssets = (dist: string): void => {
  const folder = join(dist, 'assets');
  const names = readdirSync(folder).filter((name) => !/\.(br|gz)$/.test(name));
  for (const name of names) {
    const [, ...forms] = compressed(name, readFileSync(join(folder, name)));
    for (const [form, content] of forms) writeFileSync(join(folder, form), content);
  }
};
