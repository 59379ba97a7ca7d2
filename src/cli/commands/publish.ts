import { Refusal } from '../../authoring/refusal.ts';
import { meaningCount, meaningReport } from '../../authoring/reports/diff-text.ts';
import { type Base, BaseMoved, isFreshBuild, type Live, livePublication } from '../../release/chain/base.ts';
import type { Publication } from '../../release/chain/publication.ts';
import { settleIfComplete } from '../../release/chain/settle.ts';
import { publishRelease } from '../../release/chain/publish-release.ts';
import {
  baseMovedMessage,
  basePath,
  noBaseMessage,
  readBase,
  resolveBase,
  writeBase,
} from '../sources/base-file.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { loadConfig } from '../sources/load-config.ts';
import { folderHelp, folderOptions, noteHelp, noteOf, noteOptions, portBase } from '../options/options.ts';
import { conflictsMessage } from '../sources/merge-onto.ts';
import { cliMessage } from '../words/messages.ts';
import { refuseUnbuilt } from '../options/write-places.ts';

const baseOfLive = ({ number, source }: Live): Base => ({ number, ...(source !== undefined && { source }) });

// `--base` or `base.json`. Without either, only a fresh build accepts a publication.
const baseOf = (dist: string, config: string, { base }: OptionValues): Base | undefined => {
  if (typeof base === 'string') return resolveBase(dist, base);
  const read = readBase(config);
  const live = livePublication(dist);
  if (read || !live) return read;
  // The release that a build creates has no author (Decision 0027).
  if (isFreshBuild(live)) return baseOfLive(live);
  throw new Refusal(noBaseMessage(dist, config, live));
};

// If `base.json` cannot be written, the publication still counts.
const keepBase = (config: string, { number, source }: Publication, print: (line: string) => void): void => {
  if (source === undefined) return;
  try {
    writeBase(config, { number, source });
  } catch (error) {
    print(cliMessage('base-kept', { path: basePath(config), message: String(error), number }).en);
  }
};

export const publish: Command = {
  summary: 'checks, analyzes, and publishes a configuration',
  options: {
    ...folderOptions,
    to: { type: 'string', default: 'dist' },
    base: { type: 'string' },
    ...noteOptions,
    json: { type: 'boolean' },
  },
  help: [
    '--to DIR        built portal to publish into (default dist)',
    ...folderHelp,
    '--base N        the publication the files are based on (default: the number in base.json beside config)',
    ...noteHelp,
    '--json          prints the record of the publication as JSON',
  ],
  run: async ({ to, config, locales, json, ...values }, print) => {
    const dist = String(to);
    refuseUnbuilt('to', dist);
    const folders = { config: String(config), locales: String(locales) };
    const loaded = await loadConfig({ ...folders, portBase: portBase(), isAnalysed: true }, print);
    if (!loaded) return 1;
    settleIfComplete(dist);
    const base = baseOf(dist, folders.config, values);
    const request = {
      ...noteOf(values),
      source: loaded.source,
      compare: meaningReport,
      ...(base && { base }),
    };
    try {
      const publication = await publishRelease(dist, loaded.compiled, request);
      keepBase(folders.config, publication, print);
      if (json === true) print(JSON.stringify(publication, null, 2));
      else print(`release ${publication.release} is live in ${dist} (${meaningCount(publication)})`);
      return 0;
    } catch (error) {
      if (!(error instanceof BaseMoved)) throw error;
      throw new Refusal(
        baseMovedMessage(dist, error, conflictsMessage(dist, loaded.source, error.base, error.live)),
      );
    }
  },
};
