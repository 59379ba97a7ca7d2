import { Refusal } from '../../authoring/refusal.ts';
import { sourceId } from '../../config/files/source.ts';
import type { Base } from '../../release/chain/base.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { UsageError } from '../options/errors.ts';
import { existingFolders, folderHelp, folderOptions } from '../options/options.ts';
import { refuseBlank } from '../options/write-places.ts';
import { basePath, readBase, resolveBase, writeBase } from '../sources/base-file.ts';
import { readPublished } from '../sources/load-config.ts';
import { conflictsText, mergeBy, parseChoices, parseSide } from '../sources/merge-onto.ts';
import { filesIn, findPublication, publishedFiles, writeFiles } from '../sources/source-folders.ts';
import { cliMessage } from '../words/messages.ts';

const baseOf = (dist: string, config: string, { base }: OptionValues): Base => {
  const found = typeof base === 'string' ? resolveBase(dist, base) : readBase(config);
  if (found) return found;
  throw new Refusal(cliMessage('merge-base', { path: basePath(config) }));
};

// Exit code 1, and nothing written, while there are undecided conflicts.
export const merge: Command = {
  summary: 'adds later publications to the files of a configuration',
  options: {
    ...folderOptions,
    in: { type: 'string', default: 'dist' },
    onto: { type: 'string' },
    base: { type: 'string' },
    take: { type: 'string' },
  },
  help: [
    '[ADDRESS=mine|theirs ...]  which side to keep in a conflict; nothing is written without a choice',
    '--onto WHAT     live, or the number, date, or release of a publication',
    '--take mine|theirs  which side to keep for all other conflicts',
    '--in DIR        built portal (default dist)',
    ...folderHelp,
    '--base N        the publication the files are based on (default: the number in base.json beside config)',
  ],
  mostWords: Infinity,
  run: (values, print, words) => {
    const dist = String(values['in']);
    refuseBlank('in', dist, 'built');
    if (typeof values['onto'] !== 'string') throw new UsageError('merge-onto');
    const choices = parseChoices(words);
    const side = parseSide(values['take']);
    const folders = existingFolders(values);
    const onto = findPublication(dist, readPublished(dist), values['onto']);
    const base = baseOf(dist, folders.config, values);
    const mine = filesIn(folders);
    const theirs = publishedFiles(dist, onto);
    const { files, conflicts, needless } = mergeBy(
      { base: publishedFiles(dist, base), mine, theirs },
      choices,
      side,
    );
    if (needless.length > 0)
      throw new Refusal(cliMessage('merge-needless', { addresses: needless.join(', ') }));
    if (conflicts.length > 0)
      throw new Refusal(
        cliMessage('merge-conflicts', { number: onto.number, conflicts: conflictsText(conflicts) }),
      );
    const changed = writeFiles(folders, mine, files);
    writeBase(folders.config, { number: onto.number, source: sourceId(theirs) });
    print(cliMessage('merge-done', { number: onto.number, changed }).en);
    return Promise.resolve(0);
  },
};
