import { publishRelease } from '../../host/release/publish-release.ts';
import type { Command } from '../command.ts';
import { folderHelp } from '../folder-help.ts';
import { folderOptions } from '../folder-options.ts';
import { loadConfig } from '../load-config.ts';
import { noteHelp, noteOf, noteOptions } from '../note-options.ts';
import { portBase } from '../port-base.ts';

/** `portal publish`: checks a configuration and makes it the live release of a built portal. */
export const publish: Command = {
  summary: 'checks a configuration and makes it the live release',
  options: { ...folderOptions, to: { type: 'string', default: 'dist' }, ...noteOptions, json: { type: 'boolean' } },
  help: ['--to DIR        built portal to publish into (default dist)', ...folderHelp, ...noteHelp],
  run: async ({ to, config, locales, json, ...values }, print) => {
    const compiled = loadConfig({ config: String(config), locales: String(locales), portBase: portBase() }, print);
    if (!compiled) return 1;
    const publication = await publishRelease(String(to), compiled, noteOf(values));
    const { release, changes } = publication;
    if (json === true) print(JSON.stringify(publication, null, 2));
    else print(`release ${release} is live in ${String(to)} (${changes.length} ${changes.length === 1 ? 'value' : 'values'} changed)`);
    return 0;
  },
};
