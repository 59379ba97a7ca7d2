import { Refusal } from '../../authoring/refusal.ts';
import { sourceId } from '../../config/files/source.ts';
import type { Base } from '../../release/chain/base.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { existingFolders, folderHelp, folderOptions } from '../options/options.ts';
import { refuseBlank } from '../options/write-places.ts';
import { baseNamed, basePath, readBase, writeBase } from '../sources/base-file.ts';
import { publishedIn } from '../sources/load-config.ts';
import { choicesIn, conflictsText, mergeBy, takenSide } from '../sources/merge-onto.ts';
import { filesIn, publicationNamed, publishedFiles, writeFiles } from '../sources/source-folders.ts';
import { said } from '../words/messages.ts';

const baseOf = (dist: string, config: string, { base }: OptionValues): Base => {
  const found = typeof base === 'string' ? baseNamed(dist, base) : readBase(config);
  if (found) return found;
  throw new Refusal(said('merge-base', { path: basePath(config) }));
};

// `portal merge`: merges what was published since into the files, item by item. Exit code 1, and nothing
// written, while there are undecided conflicts.
export const merge: Command = {
  summary: 'brings what was published meanwhile into the files of a configuration',
  options: {
    ...folderOptions,
    in: { type: 'string', default: 'dist' },
    onto: { type: 'string' },
    base: { type: 'string' },
    take: { type: 'string' },
  },
  help: [
    '[ADDRESS=mine|theirs ...]  which side holds where both changed something; without it nothing is written',
    '--onto WHAT     live, or a publication by its number, day or release',
    '--take mine|theirs  which side holds where no address is named',
    '--in DIR        built portal (default dist)',
    ...folderHelp,
    '--base N        the publication that the files were made from (default: what base.json beside config names)',
  ],
  mostWords: Infinity,
  run: (values, print, words) => {
    const dist = String(values['in']);
    refuseBlank('in', dist, 'built');
    if (typeof values['onto'] !== 'string') throw new UsageError('merge-onto');
    const [choices, side] = [choicesIn(words), takenSide(values['take'])];
    const folders = existingFolders(values);
    const onto = publicationNamed(dist, publishedIn(dist), values['onto']);
    const base = baseOf(dist, folders.config, values);
    const [mine, theirs] = [filesIn(folders), publishedFiles(dist, onto)];
    const { files, conflicts, needless } = mergeBy({ base: publishedFiles(dist, base), mine, theirs }, choices, side);
    if (needless.length > 0) throw new Refusal(said('merge-needless', { addresses: needless.join(', ') }));
    if (conflicts.length > 0) throw new Refusal(said('merge-conflicts', { number: onto.number, conflicts: conflictsText(conflicts) }));
    const changed = writeFiles(folders, mine, files);
    writeBase(folders.config, { number: onto.number, source: sourceId(theirs) });
    print(said('merge-done', { number: onto.number, changed }).en);
    return Promise.resolve(0);
  },
};
