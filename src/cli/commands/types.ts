import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configTypes } from '../../config/config-types.ts';
import { schemas } from '../../config/schemas.ts';

const root = new URL('../../../', import.meta.url);
const written = fileURLToPath(new URL('src/config/generated/config-files.ts', root));
const names = Object.keys(schemas).filter((name) => name !== 'common' && name !== 'blocks');

/** What `portal types` was asked for; with `check` it writes nothing and fails when the committed types are not those of the schemas. */
export interface TypesRequest {
  readonly check: boolean;
  readonly print: (line: string) => void;
}

/** Writes the configuration's TypeScript types from schemas/, or checks that they are up to date. Resolves with the exit code. */
export const runTypes = async ({ check, print }: TypesRequest): Promise<number> => {
  const types = await configTypes(fileURLToPath(new URL('schemas', root)), names);
  if (!check) {
    writeFileSync(written, types);
    print(`wrote ${written}`);
    return 0;
  }
  const upToDate = readFileSync(written, 'utf8') === types;
  print(
    upToDate ? 'The types are those of the schemas.' : 'The types in src/config/generated are not those of schemas/: run `npm run types`.',
  );
  return upToDate ? 0 : 1;
};
