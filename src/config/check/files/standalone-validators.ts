import standaloneCode from 'ajv/dist/standalone/index.js';
import { schemas } from '../../schemas/schemas.ts';
import { schemaCompiler } from './schema-compiler.ts';

/** What the compiled code asks of Ajv at run time, by the name of Ajv's file. */
const runtime = ['equal', 'ucs2length'];

const required = (name: string): string => `require("ajv/dist/runtime/${name}").default`;

/** Ajv's files are CommonJS, whose default export bundlers give as it is or one step deeper. */
const imported = (name: string): string =>
  `import * as ${name}File from 'ajv/dist/runtime/${name}.js';\nconst ${name} = ${name}File.default.default ?? ${name}File.default;`;

/** Every object of a value as JSON, with the code that reads it out of the value. */
const partsOf = (value: object, code: string): readonly (readonly [json: string, code: string])[] => [
  [JSON.stringify(value), code],
  ...Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? partsOf(part, `${code}[${JSON.stringify(name)}]`) : [],
  ),
];

/** Takes the schemas that compiled code holds as text out of the ones that the browser has anyway, for the same values in half the bytes. */
const withSharedSchemas = (code: string): string => {
  const shared = new Map(partsOf(schemas, 'schemas'));
  return code
    .split('\n')
    .map((line) => {
      const [start, end] = [line.indexOf(' = '), line.lastIndexOf(';')];
      const known = line.startsWith('const schema') ? shared.get(line.slice(start + 3, end)) : undefined;
      return known ? `${line.slice(0, start)} = ${known};` : line;
    })
    .join('\n');
};

/** The text of a module that may stand in the place of `schema-validators.ts`: the same validators, compiled beforehand (Decision 0034). */
export const standaloneValidators = (): string => {
  const kinds = Object.keys(schemas).filter((kind) => kind !== 'common' && kind !== 'blocks');
  const compiler = schemaCompiler({ source: true, esm: true, lines: true });
  const compiled = standaloneCode(compiler, Object.fromEntries(kinds.map((kind) => [kind, `${kind}.json`])));
  const code = runtime.reduce((text, name) => text.replaceAll(required(name), name), withSharedSchemas(compiled));
  if (code.includes('require(')) throw new Error('the validators need a part of Ajv that no import brings');
  return [
    `import { recordRole } from './recorded-roles.ts';`,
    `import { schemas } from '../../schemas/schemas.ts';`,
    ...runtime.map(imported),
    code,
    `const validators = { ${kinds.join(', ')} };`,
    `export const validatorOf = (kind) => validators[kind];`,
  ].join('\n');
};
