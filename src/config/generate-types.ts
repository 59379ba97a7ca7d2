import { compile, type JSONSchema } from 'json-schema-to-typescript';

const banner = '/* Written by `portal types` from schemas/. Do not edit: change the schema and run it again. */';

const umbrella = (names: readonly string[]): JSONSchema => ({
  title: 'ConfigFiles',
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { $ref: `${name}.json` }])),
  required: [...names],
  additionalProperties: false,
});

/** A reference with a description of its own makes the generator write its type again under a number: those copies go. */
const withoutCopies = (source: string): string =>
  source
    .replace(/\/\*\*(?:(?!\*\/)[^])*\*\/\nexport type ([A-Z][A-Za-z]*)\d+ = [^;]+;\n/g, '')
    .replace(/\b(When|Screen|Item|Block|Logic)\d+\b/g, '$1');

/** TypeScript declarations of every configuration file, from the JSON Schemas in `schemaFolder` (file base names in `names`). */
export const configTypes = async (schemaFolder: string, names: readonly string[]): Promise<string> => {
  const source = await compile(umbrella(names), 'ConfigFiles', {
    cwd: `${schemaFolder}/`,
    bannerComment: banner,
    additionalProperties: false,
    unreachableDefinitions: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 140 },
  });
  return withoutCopies(source);
};
