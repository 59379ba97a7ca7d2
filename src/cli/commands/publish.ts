import { meaningCount, meaningReport } from '../../authoring/reports/diff-text.ts';
import { publishRelease } from '../../release/publish-release.ts';
import type { Command } from '../command.ts';
import { loadConfig } from '../load-config.ts';
import { folderHelp, folderOptions, noteHelp, noteOf, noteOptions, portBase } from '../options.ts';
import { refuseUnbuilt } from '../write-places.ts';

/** `portal publish`: checks and analyses a configuration and makes it the live release of a built portal; refused, with the problems, when anything is wrong. */
export const publish: Command = {
  summary: 'checks and analyses a configuration and makes it the live release',
  options: { ...folderOptions, to: { type: 'string', default: 'dist' }, ...noteOptions, json: { type: 'boolean' } },
  help: [
    '--to DIR        built portal to publish into (default dist)',
    ...folderHelp,
    ...noteHelp,
    '--json          the record of the publication as JSON',
  ],
  run: async ({ to, config, locales, json, ...values }, print) => {
    refuseUnbuilt('to', String(to));
    const source = { config: String(config), locales: String(locales), portBase: portBase(), isAnalysed: true };
    const compiled = await loadConfig(source, print);
    if (!compiled) return 1;
    const publication = await publishRelease(String(to), compiled, { ...noteOf(values), compare: meaningReport });
    if (json === true) print(JSON.stringify(publication, null, 2));
    else print(`release ${publication.release} is live in ${String(to)} (${meaningCount(publication)})`);
    return 0;
  },
};
