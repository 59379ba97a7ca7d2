import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Folders } from '../../authoring/project/config-store.ts';
import { Refusal } from '../../authoring/refusal.ts';
import { type SourceFiles, sourceId } from '../../config/files/source.ts';
import { readSource } from '../../release/chain/source-store.ts';
import type { Command } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { refuseBlank } from '../options/write-places.ts';
import { readBase, writeBase } from '../sources/base-file.ts';
import { readPublished } from '../sources/load-config.ts';
import { filesIn, findPublication, publishedFiles, writeFiles } from '../sources/source-folders.ts';
import { cliMessage } from '../words/messages.ts';

// Unpublished changes in the folder would be lost.
const refuseEdited = (
  dist: string,
  folder: string,
  { config, locales }: Folders,
  after: SourceFiles,
): void => {
  if (existsSync(config) !== existsSync(locales)) throw new Refusal(cliMessage('checkout-half', { folder }));
  const before = filesIn({ config, locales });
  const source = sourceId(before);
  const isKept =
    Object.keys(before).length === 0 || source === sourceId(after) || readSource(dist, source) !== undefined;
  if (isKept) return;
  const base = readBase(config);
  const known = base && readSource(dist, base.source);
  const edited = known
    ? Object.keys({ ...known, ...before }).filter((file) => known[file] !== before[file])
    : [];
  throw new Refusal(
    cliMessage('checkout-edited', { folder, places: edited.map((file) => `\n  ${file}`).join('') }),
  );
};

export const checkout: Command = {
  summary: 'writes the files of a publication into a folder',
  options: { in: { type: 'string', default: 'dist' }, to: { type: 'string' } },
  help: [
    'WHAT            live, the number (5 or #5) or date of a publication, or a release from portal releases',
    '--to DIR        folder for config, locales, and base.json; files that were never published are not replaced',
    '--in DIR        built portal (default dist)',
  ],
  mostWords: 1,
  run: (values, print, [name]) => {
    const dist = String(values['in']);
    const to = values['to'];
    refuseBlank('in', dist, 'built');
    if (name === undefined) throw new UsageError('checkout-what');
    if (typeof to !== 'string' || to.trim() === '') throw new UsageError('checkout-where');
    const publication = findPublication(dist, readPublished(dist), name);
    const folders = { config: join(to, 'config'), locales: join(to, 'locales') };
    const after = publishedFiles(dist, publication);
    refuseEdited(dist, to, folders, after);
    writeFiles(folders, filesIn(folders), after);
    writeBase(folders.config, { number: publication.number, source: sourceId(after) });
    print(
      `publication #${publication.number} (release ${publication.release}) is in ${to}: ${Object.keys(after).length} files and base.json`,
    );
    return Promise.resolve(0);
  },
};
