import { join } from 'node:path';
import type { Folders } from '../folder-options.ts';
import { editJson } from './edit-json.ts';
import type { EntryValues } from './entry-values.ts';
import { jsonValue } from './json-value.ts';

/** Writes a named rule; answers the files it touched. */
export const newRule = ({ config }: Folders, { needed }: EntryValues): readonly string[] => {
  const file = join(config, 'rules', 'rules.json');
  const rule = { says: { en: needed('en'), es: needed('es') }, logic: jsonValue(needed('logic')) };
  editJson(file, ['rules', needed('id')], rule);
  return [file];
};
