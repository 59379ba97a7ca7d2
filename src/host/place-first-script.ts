import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives the script of the first paint a name with its content's hash, and its element a place in the template. */
export const placeFirstScript = (dist: string): void => {
  const built = join(dist, 'assets', 'first-paint.js');
  const hash = createHash('sha256').update(readFileSync(built)).digest('base64url').slice(0, 8);
  const name = `first-paint-${hash}.js`;
  renameSync(built, join(dist, 'assets', name));
  const template = join(dist, 'template.html');
  const text = readFileSync(template, 'utf8').replace('<!--first-script-->', `<script src="/assets/${name}"></script>`);
  writeFileSync(template, text);
};
