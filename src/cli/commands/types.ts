import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configTypes } from '../../config/generate-types.ts';
import { schemas } from '../../config/schemas.ts';
import type { Command } from '../command.ts';

const root = new URL('../../../', import.meta.url);
const written = fileURLToPath(new URL('src/config/generated/config-files.ts', root));
const names = Object.keys(schemas).filter((name) => name !== 'common' && name !== 'blocks');

/** `portal types`: writes the configuration's TypeScript types from schemas/; with --check it writes nothing and exits 1 when they differ. */
export const types: Command = {
  summary: "writes the configuration's TypeScript types from schemas/",
  options: { check: { type: 'boolean' } },
  help: ['--check         writes nothing; fails when the committed types are not those of the schemas'],
  run: async ({ check }, print) => {
    const current = await configTypes(fileURLToPath(new URL('schemas', root)), names);
    if (check !== true) {
      writeFileSync(written, current);
      print(`wrote ${written}`);
      return 0;
    }
    const isUpToDate = readFileSync(written, 'utf8') === current;
    print(
      isUpToDate
        ? 'The types are those of the schemas.'
        : 'The types in src/config/generated are not those of schemas/: run `npm run types`.',
    );
    return isUpToDate ? 0 : 1;
  },
};
