import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from '../../config/schemas/generated-files.ts';
import { apiTypeFiles, memberRecordTypes } from '../../config/schemas/generated-api.ts';
import { generatedMembers } from '../../samples/generated-members.ts';
import type { Command } from '../options/command.ts';

const root = new URL('../../../', import.meta.url);
const schemaFolder = fileURLToPath(new URL('schemas', root));

const within = (
  folder: string,
  files: Readonly<Record<string, string>>,
): readonly (readonly [path: string, source: string])[] =>
  Object.entries(files).map(([name, source]) => [
    fileURLToPath(new URL(`src/${folder}/generated/${name}`, root)),
    source,
  ]);

// With --check it writes nothing and exits with 1 when the files differ.
export const types: Command = {
  summary:
    'writes the TypeScript types of the configuration and workbench from schemas/, and adds the sample members of src/samples/more',
  options: { check: { type: 'boolean' } },
  help: ['--check         writes nothing; fails if the committed files do not match the schemas and samples'],
  run: async ({ check }, print) => {
    const samples = fileURLToPath(new URL('src/samples', root));
    const types = [
      generatedFiles(schemaFolder),
      apiTypeFiles(schemaFolder),
      memberRecordTypes(`${samples}/member-record.schema.json`),
    ] as const;
    const [config, api, record] = await Promise.all(types);
    const members = { ...generatedMembers(`${samples}/more`), 'member-record.ts': record };
    const files = [
      ...within('config', config),
      ...within('workbench/api', api),
      ...within('samples', members),
    ];
    if (check !== true) {
      for (const [path, source] of files) {
        writeFileSync(path, source);
        print(`wrote ${path}`);
      }
      return 0;
    }
    const isUpToDate = files.every(([path, source]) => readFileSync(path, 'utf8') === source);
    print(
      isUpToDate
        ? 'The generated files are those of schemas/ and src/samples/more.'
        : 'The generated files in src are not those of schemas/ and src/samples/more: run `npm run types`.',
    );
    return isUpToDate ? 0 : 1;
  },
};
