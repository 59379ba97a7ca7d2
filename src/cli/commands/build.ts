import { buildApp } from '../../release/build/build-app.ts';
import { publishRelease } from '../../release/publish-release.ts';
import type { Command } from '../command.ts';
import { loadConfig } from '../load-config.ts';
import { folderHelp, folderOptions, portBase } from '../options.ts';
import { refuseForeignFolder } from '../write-places.ts';

/** `portal build`: the app and its first release. */
export const build: Command = {
  summary: 'builds the portal and its first release',
  options: { ...folderOptions, out: { type: 'string', default: 'dist' } },
  help: ['--out DIR       folder to build into: a new or empty one, or an earlier build, which is replaced (default dist)', ...folderHelp],
  run: async ({ out, config, locales }, print) => {
    const folders = { config: String(config), locales: String(locales) };
    refuseForeignFolder(String(out), folders);
    const source = { ...folders, portBase: portBase(), isAnalysed: true };
    const compiled = await loadConfig(source, print);
    if (!compiled) return 1;
    await buildApp(String(out));
    const { release } = await publishRelease(String(out), compiled);
    print(`built ${String(out)}, release ${release}`);
    return 0;
  },
};
