import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PortalConfig } from '../config/portal-config.ts';

/** The configuration of a built portal's live release; throws a plain sentence when the folder holds none. */
export const liveRelease = (dist: string): PortalConfig => {
  const hash = /name="portal-release" content="([0-9a-f]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8'))?.[1];
  if (hash === undefined) throw new Error(`${dist} has no live release; run portal publish --to ${dist}`);
  return JSON.parse(readFileSync(join(dist, 'releases', hash, 'config.json'), 'utf8')) as PortalConfig;
};
