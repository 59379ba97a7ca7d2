import { writeRelease } from '../../host/release/write-release.ts';
import type { Command } from '../command.ts';
import { folderHelp } from '../folder-help.ts';
import { folderOptions } from '../folder-options.ts';
import { loadConfig } from '../load-config.ts';
import { portBase } from '../port-base.ts';

/** `portal publish`: checks a configuration and makes it the live release of a built portal. */
export const publish: Command = {
  summary: 'checks a configuration and makes it the live release',
  options: { ...folderOptions, to: { type: 'string', default: 'dist' } },
  help: ['--to DIR        built portal to publish into (default dist)', ...folderHelp],
  run: ({ to, config, locales }, print) => {
    const compiled = loadConfig({ config: String(config), locales: String(locales), portBase: portBase() }, print);
    if (!compiled) return Promise.resolve(1);
    print(`release ${writeRelease(String(to), compiled)} is live in ${String(to)}`);
    return Promise.resolve(0);
  },
};
