import { userInfo } from 'node:os';
import type { Edit } from '../../authoring/edit/edit-text.ts';
import { newPath } from '../../authoring/edit/new-path.ts';
import { folderStore } from '../../authoring/project/config-store.ts';
import { refuseUnreadable } from '../../authoring/project/read-portal.ts';
import { type RenamedKind, renamedKinds, renameEdits } from '../../authoring/project/rename.ts';
import type { ConfigDocument } from '../../config/files/document.ts';
import type { Command, OptionValues } from '../options/command.ts';
import { UsageError, withHint } from '../options/errors.ts';
import { existingFolders, folderHelp, folderOptions } from '../options/options.ts';

const isKind = (word: string): word is RenamedKind => renamedKinds.some((kind) => kind === word);

const pathsOf = (values: OptionValues) =>
  Object.fromEntries(
    (['en', 'es'] as const).flatMap((language) =>
      typeof values[language] === 'string' ? [[language, values[language]]] : [],
    ),
  );

const editsOf = (
  documents: readonly ConfigDocument[],
  words: readonly string[],
  values: OptionValues,
): readonly Edit[] => {
  const [kind = '', from, to] = words;
  if (kind === 'path') {
    const paths = pathsOf(values);
    if (from === undefined || Object.keys(paths).length === 0) throw new UsageError('rename-path');
    return newPath(documents, { key: from, paths });
  }
  if (!isKind(kind) || from === undefined || to === undefined)
    throw new UsageError('rename-what', { kinds: renamedKinds.join(', ') });
  return renameEdits(documents, kind, from, to);
};

export const rename: Command = {
  summary: 'renames an item, screen, rule, address, value, or path, and updates all references',
  options: { ...folderOptions, en: { type: 'string' }, es: { type: 'string' } },
  help: [
    'rename item SCREEN/BLOCK/ID NEW         also renames its texts in both languages; translations stay confirmed or outdated',
    'rename screen KEY NEW                   also updates links, parents, redirects, and texts',
    'rename rule|fact NAME NEW               also updates conditions, rules, and waived findings',
    'rename link|document|frame|value NAME NEW',
    'rename path KEY [--en P] [--es P]       the old addresses of the screen and its child screens redirect to the new ones',
    'Nothing is written if the check would find a new error.',
    ...folderHelp,
  ],
  mostWords: 3,
  run: async (values, print, words) => {
    const store = folderStore(existingFolders(values));
    const documents = await store.list();
    refuseUnreadable(documents);
    const edits = withHint('there-are', () => editsOf(documents, words, values));
    const changed = await store.keep(edits, {
      author: userInfo().username,
      note: `portal rename ${words.join(' ')}`,
    });
    for (const { fullPath } of changed) print(`wrote ${fullPath}`);
    return 0;
  },
};
