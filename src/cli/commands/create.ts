import { readableDocuments, writeChecked } from '../../authoring/edit/edit-json.ts';
import { entryValues, newCard, newRule, newScreen } from '../../authoring/edit/new-entries.ts';
import { UsageError } from '../../authoring/refusal.ts';
import type { Command } from '../command.ts';
import { existingFolders, folderHelp, folderOptions } from '../options.ts';

const kinds = { card: newCard, screen: newScreen, rule: newRule } as const;
const names = [
  'id',
  'en',
  'es',
  'screen',
  'block',
  'section',
  'parent',
  'menu',
  'path-en',
  'path-es',
  'text-en',
  'text-es',
  'when',
  'link',
  'icon',
  'logic',
];

/** `portal new card|screen|rule`: writes the entries in the right files, in both languages, ready to edit; nothing that the check would refuse. */
export const create: Command = {
  summary: 'writes a new card, screen or rule in the right files',
  options: { ...folderOptions, ...Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])) },
  help: [
    'new card --id ID --screen KEY --en TITLE --es TITLE [--block ID] [--link TARGET] [--icon NAME] [--when GATE]',
    'new screen --id KEY --section FILE --path-en P --path-es P --en TITLE --es TITLE --text-en T --text-es T [--parent KEY] [--menu NAME:ORDER] [--when GATE]',
    'new rule --id NAME --en MEANING --es MEANING --logic JSON',
    'GATE is the name of a fact or rule, several names parted by commas, or a json-logic expression.',
    ...folderHelp,
  ],
  mostWords: 1,
  run: (values, print, [kind = '']) => {
    if (!(kind in kinds)) throw new UsageError('say what is new: card, screen or rule');
    const folders = existingFolders(values);
    const documents = readableDocuments(folders);
    const edits = kinds[kind as keyof typeof kinds](folders, entryValues(values));
    for (const file of writeChecked(documents, edits)) print(`wrote ${file}`);
    return Promise.resolve(0);
  },
};
