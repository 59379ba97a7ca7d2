import { compile, type JSONSchema } from 'json-schema-to-typescript';

const banner = '/* Written by `portal types` from schemas/. Do not edit: change the schema and run it again. */';

/** TypeScript declarations of every configuration file, from the JSON Schemas in `schemaFolder` (file base names in `names`). */
export const configTypes = async (schemaFolder: string, names: readonly string[]): Promise<string> => {
  const umbrella: JSONSchema = {
    title: 'ConfigFiles',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `${name}.json` }])),
    required: [...names],
    additionalProperties: false,
  };
  return compile(umbrella, 'ConfigFiles', {
    cwd: `${schemaFolder}/`,
    bannerComment: banner,
    additionalProperties: false,
    unreachableDefinitions: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 140 },
  });
};
