import { join } from 'node:path';
import type { Folders } from '../folder-options.ts';
import type { Edit } from './edited-text.ts';
import type { EntryValues } from './entry-values.ts';
import { jsonValue } from './json-value.ts';
import { refuseTaken } from './refuse-taken.ts';

/** The edit that makes a named rule, unless the name is taken. */
export const newRule = ({ config }: Folders, { needed }: EntryValues): readonly Edit[] => {
  const file = join(config, 'rules', 'rules.json');
  const rule = { says: { en: needed('en'), es: needed('es') }, logic: jsonValue(needed('logic')) };
  for (const kind of ['rules', 'facts']) refuseTaken(join(config, 'rules', `${kind}.json`), [kind], needed('id'));
  return [{ file, path: ['rules', needed('id')], value: rule }];
};
