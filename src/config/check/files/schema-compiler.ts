import { _, Ajv, type CodeOptions, Name, str } from 'ajv';
import blocks from '../../../../schemas/blocks.json' with { type: 'json' };
import { schemas } from '../../schemas/schemas.ts';
import { recordRole, type Role } from './recorded-roles.ts';

/** What names an element of a list, or that a value with parts is edited and merged as one; a list without it is one value too. */
const identity = {
  anyOf: [{ enum: ['id', 'key', 'name', 'lang', 'finding', 'whole'] }, { type: 'array', items: { enum: ['id', 'use'] } }],
};

/** The names that Ajv gives, in the code it writes, to the pointer at which a validation starts and to the value that it started with. */
const [startPointer, rootValue] = [new Name('instancePath'), new Name('rootData')];

/** Ajv with the schemas of every kind of file; it compiles each when it is first asked for. `code` says what becomes of the compiled code. */
export const schemaCompiler = (code: CodeOptions = {}): Ajv => {
  const ajv = new Ajv({
    discriminator: true,
    allErrors: true,
    verbose: true,
    // What is wrong is told in our own words, in both languages.
    messages: false,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowMatchingProperties: true,
    code,
  });
  ajv.addKeyword('tsType');
  ajv.addKeyword({ keyword: 'traits', metaSchema: blocks.definitions.traits });
  ajv.addKeyword({ keyword: 'identity', metaSchema: identity });
  ajv.addKeyword({
    keyword: 'role',
    schemaType: 'string',
    // Written as code, not as a function, so that the compiled code can leave this process.
    code: ({ gen, schema, data, it }) => {
      const record = gen.scopeValue('func', { ref: recordRole, code: _`recordRole` });
      gen.code(_`${record}(${schema as Role}, ${data}, ${str`${startPointer}${it.errorPath}`}, ${rootValue})`);
    },
  });
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
};
