import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Gives the script of the first paint a name with its content's hash. */
const namedFirstScript = (dist: string): string => {
  const built = join(dist, 'assets', 'first-paint.js');
  const hash = createHash('sha256').update(readFileSync(built)).digest('base64url').slice(0, 8);
  const name = `first-paint-${hash}.js`;
  renameSync(built, join(dist, 'assets', name));
  return name;
};

/**
 * Puts what the first paint waits for in front of everything else in the template's head: the script that judges the paint, which need
 * not wait for the style sheet, then that. The portal's own script gives way to them.
 */
export const arrangeTemplate = (dist: string): void => {
  const path = join(dist, 'template.html');
  const template = readFileSync(path, 'utf8');
  const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(template) ?? [];
  const first = `<script src="/assets/${namedFirstScript(dist)}"></script>\n    ${sheet}`;
  const arranged = template
    .replace(`    ${sheet}\n`, '')
    .replace('<!--first-script-->', first)
    .replace('<script type="module"', '$& fetchpriority="low"');
  writeFileSync(path, arranged);
};
