import { buildApp, buildPortal } from '../release/build/build-app.ts';
import { publishRelease } from '../release/chain/publish-release.ts';
import { visibleText } from '../config/message-text.ts';
import { portBase } from './options/options.ts';
import { loadConfig } from './sources/load-config.ts';

// A separate process, so that the memory of the build is free again when it ends.
const [dist = '', part] = process.argv.slice(2);

const print = (line: string): void => void process.stdout.write(visibleText(`${line}\n`));

const loaded = await loadConfig({ config: 'config', locales: 'locales', portBase: portBase() }, print);
if (loaded) {
  await (part === 'portal' ? buildPortal(dist) : buildApp(dist));
  await publishRelease(dist, loaded.compiled, { source: loaded.source });
} else process.exitCode = 1;
