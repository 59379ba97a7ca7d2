import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PortalConfig } from '../../config/portal-config.ts';
import { writeDurably } from '../release/write-durably.ts';
import { headersList } from './headers-list.ts';
import { nginxServer } from './nginx-server.ts';

/** Writes `hosting/<environment>.nginx.conf` and `hosting/<environment>.headers.txt` into a built portal, for those who serve it themselves. */
export const writeHosting = (dist: string, config: PortalConfig): void => {
  const folder = join(dist, 'hosting');
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(config.environments)) {
    writeDurably(join(folder, `${name}.nginx.conf`), nginxServer({ name, config, root: resolve(dist), listen: '8080' }));
    writeDurably(join(folder, `${name}.headers.txt`), headersList(name, config));
  }
};
