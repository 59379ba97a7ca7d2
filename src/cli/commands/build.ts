import { existsSync, realpathSync } from 'node:fs';
import { compileWithoutErrors } from '../../authoring/project/read-portal.ts';
import { Refusal } from '../../authoring/refusal.ts';
import { meaningReport } from '../../authoring/reports/diff-text.ts';
import { sourceDocuments } from '../../config/files/parse-document.ts';
import { buildApp } from '../../release/build/build-app.ts';
import { isFreshBuild, livePublication } from '../../release/chain/base.ts';
import { carryOver, type LiveSource, liveSource } from '../../release/chain/carry-over.ts';
import { publishRelease } from '../../release/chain/publish-release.ts';
import { withPortBase } from '../../release/release-files.ts';
import type { Command } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { folderHelp, folderOptions, portBase } from '../options/options.ts';
import { refuseForeignFolder, refuseUnbuilt } from '../options/write-places.ts';
import { loadConfig } from '../sources/load-config.ts';
import { cliMessage } from '../words/messages.ts';

// Emptying a folder with publications would lose them (Decision 0027).
const refusePublished = (out: string): void => {
  const live = livePublication(out);
  if (!live || isFreshBuild(live)) return;
  throw new Refusal(cliMessage('build-published', { out, number: live.number }));
};

const liveSourceOf = (dist: string): LiveSource => {
  const found = liveSource(dist);
  if (found) return found;
  throw new Refusal(cliMessage('build-untold', { dist }));
};

const compileLive = ({ live, source }: LiveSource) => {
  try {
    return withPortBase(compileWithoutErrors(sourceDocuments(source), true), portBase());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(cliMessage('build-refused', { number: live.number, message: error.texts }));
  }
};

const buildOn = async (out: string, from: string, print: (line: string) => void): Promise<number> => {
  refuseUnbuilt('continue', from);
  if (existsSync(out) && realpathSync(from) === realpathSync(out)) throw new UsageError('build-same');
  const { live, source } = liveSourceOf(from);
  const compiled = compileLive({ live, source });
  await buildApp(out);
  carryOver(from, out);
  const carried = livePublication(out);
  const isMoved = (): boolean => livePublication(from)?.number !== live.number;
  if (carried?.number !== live.number || isMoved())
    throw new Refusal(cliMessage('build-moved', { dist: from, out }));
  const base = { number: live.number, ...(live.source !== undefined && { source: live.source }) };
  const note = { message: `new code on #${live.number}` };
  const { release, number } = await publishRelease(out, compiled, {
    source,
    base,
    ...note,
    compare: meaningReport,
  });
  print(`built ${out}, release ${release}, publication #${number} on #${live.number} of ${from}`);
  if (isMoved()) throw new Refusal(cliMessage('build-moved', { dist: from, out }));
  return 0;
};

export const build: Command = {
  summary: 'builds the portal and its first release',
  options: { ...folderOptions, out: { type: 'string', default: 'dist' }, continue: { type: 'string' } },
  help: [
    '--out DIR       folder for the build: new or empty, or an earlier build without publications, which is replaced (default dist)',
    '--continue DIR  new code for the live release of this built portal: copies its publications, sources, releases, and assets; the',
    '                first release uses the live source, not the files here',
    ...folderHelp,
  ],
  run: async (values, print) => {
    const out = String(values['out']);
    const folders = { config: String(values['config']), locales: String(values['locales']) };
    refuseForeignFolder(out, folders);
    refusePublished(out);
    if (typeof values['continue'] === 'string') return buildOn(out, values['continue'], print);
    const loaded = await loadConfig({ ...folders, portBase: portBase(), isAnalysed: true }, print);
    if (!loaded) return 1;
    await buildApp(out);
    const { release } = await publishRelease(out, loaded.compiled, { source: loaded.source });
    print(`built ${out}, release ${release}`);
    return 0;
  },
};
