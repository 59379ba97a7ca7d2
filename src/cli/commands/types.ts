import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generatedFiles } from '../../config/generated-files.ts';
import type { Command } from '../command.ts';

const root = new URL('../../../', import.meta.url);
const placeOf = (name: string): string => fileURLToPath(new URL(`src/config/generated/${name}`, root));

/** `portal types`: writes the configuration's TypeScript types from schemas/; with --check it writes nothing and exits 1 when they differ. */
export const types: Command = {
  summary: "writes the configuration's TypeScript types from schemas/",
  options: { check: { type: 'boolean' } },
  help: ['--check         writes nothing; fails when the committed types are not those of the schemas'],
  run: async ({ check }, print) => {
    const files = Object.entries(await generatedFiles(fileURLToPath(new URL('schemas', root))));
    if (check !== true) {
      for (const [name, source] of files) {
        writeFileSync(placeOf(name), source);
        print(`wrote ${placeOf(name)}`);
      }
      return 0;
    }
    const isUpToDate = files.every(([name, source]) => readFileSync(placeOf(name), 'utf8') === source);
    print(
      isUpToDate
        ? 'The types are those of the schemas.'
        : 'The types in src/config/generated are not those of schemas/: run `npm run types`.',
    );
    return isUpToDate ? 0 : 1;
  },
};
