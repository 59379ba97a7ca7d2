import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from '../../config/schemas/generated-files.ts';
import { apiTypeFiles } from '../../config/schemas/generated-api.ts';
import type { Command } from '../options/command.ts';

const root = new URL('../../../', import.meta.url);
const schemaFolder = fileURLToPath(new URL('schemas', root));

/** Every generated file of a folder of src, by its path. */
const within = (folder: string, files: Readonly<Record<string, string>>): readonly (readonly [path: string, source: string])[] =>
  Object.entries(files).map(([name, source]) => [fileURLToPath(new URL(`src/${folder}/generated/${name}`, root)), source]);

/** `portal types`: writes the TypeScript types of the configuration and of the workbench's API from schemas/; with --check it writes nothing and exits 1 when they differ. */
export const types: Command = {
  summary: "writes the configuration's and the workbench's TypeScript types from schemas/",
  options: { check: { type: 'boolean' } },
  help: ['--check         writes nothing; fails when the committed types are not those of the schemas'],
  run: async ({ check }, print) => {
    const [config, api] = await Promise.all([generatedFiles(schemaFolder), apiTypeFiles(schemaFolder)]);
    const files = [...within('config', config), ...within('workbench/api', api)];
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
        ? 'The types are those of the schemas.'
        : 'The types in src/config/generated and src/workbench/api/generated are not those of schemas/: run `npm run types`.',
    );
    return isUpToDate ? 0 : 1;
  },
};
