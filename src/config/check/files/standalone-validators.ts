import standaloneCode from 'ajv/dist/standalone/index.js';
import { schemas } from '../../schemas/schemas.ts';
import { schemaCompiler } from './schema-compiler.ts';

const runtime = ['equal', 'ucs2length'];

const required = (name: string): string => `require("ajv/dist/runtime/${name}").default`;

// Ajv's files are CommonJS: bundlers wrap their default export, or not.
const imported = (name: string): string =>
  `import * as ${name}File from 'ajv/dist/runtime/${name}.js';\nconst ${name} = ${name}File.default.default ?? ${name}File.default;`;

const partsOf = (value: object, code: string): readonly (readonly [json: string, code: string])[] => [
  [JSON.stringify(value), code],
  ...Object.entries(value).flatMap(([name, part]: [string, unknown]) =>
    typeof part === 'object' && part !== null ? partsOf(part, `${code}[${JSON.stringify(name)}]`) : [],
  ),
];

// The compiled code contains copies of schemas. Reading them from the schemas that the browser has anyway
// halves its size.
const withSharedSchemas = (code: string): string => {
  const shared = new Map(partsOf(schemas, 'schemas'));
  return code
    .split('\n')
    .map((line) => {
      const start = line.indexOf(' = ');
      const end = line.lastIndexOf(';');
      const known = line.startsWith('const schema') ? shared.get(line.slice(start + 3, end)) : undefined;
      return known ? `${line.slice(0, start)} = ${known};` : line;
    })
    .join('\n');
};

// The source of a module that replaces `schema-validators.ts`, with the validators compiled in advance
// (Decision 0034).
export const standaloneValidators = (): string => {
  const kinds = Object.keys(schemas).filter((kind) => kind !== 'common' && kind !== 'blocks');
  const compiler = schemaCompiler({ source: true, esm: true, lines: true });
  const compiled = standaloneCode(compiler, Object.fromEntries(kinds.map((kind) => [kind, `${kind}.json`])));
  const code = runtime.reduce(
    (text, name) => text.replaceAll(required(name), name),
    withSharedSchemas(compiled),
  );
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
