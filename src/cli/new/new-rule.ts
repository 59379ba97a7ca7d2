import { join } from 'node:path';
import type { Folders } from '../folder-options.ts';
import { editJson } from './edit-json.ts';
import type { EntryValues } from './entry-values.ts';
import { jsonValue } from './json-value.ts';
import { refuseTaken } from './refuse-taken.ts';

/** Writes a named rule, unless the name is taken; answers the files it touched. */
export const newRule = ({ config }: Folders, { needed }: EntryValues): readonly string[] => {
  const file = join(config, 'rules', 'rules.json');
  const rule = { says: { en: needed('en'), es: needed('es') }, logic: jsonValue(needed('logic')) };
  for (const kind of ['rules', 'facts']) refuseTaken(join(config, 'rules', `${kind}.json`), [kind], needed('id'));
  editJson(file, ['rules', needed('id')], rule);
  return [file];
};
