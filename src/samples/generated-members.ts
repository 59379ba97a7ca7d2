import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const banner =
  '/* Written by `portal types` from src/samples/more. Do not edit: change the files there and run it again. */';

const readRecord = (folder: string, file: string): object => {
  const record = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { readonly id?: unknown };
  if (`${String(record.id)}.json` !== file)
    throw new Error(`${file}: the id of the sample member is not the name of its file`);
  return record;
};

/**
 * Generates the files of src/samples/generated, by name, from the JSON files in `folder`, since a browser
 * cannot list a folder. Throws when a file name differs from the id in it.
 */
export const generatedMembers = (folder: string): Readonly<Record<string, string>> => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const records = files.sort().map((file) => readRecord(folder, file));
  return {
    'more-members.ts': `${banner}\n\nexport const moreMembers: readonly object[] = ${JSON.stringify(records, null, 2)};\n`,
  };
};
