import { _, Ajv, type CodeOptions, Name, str } from 'ajv';
import blocks from '../../../../schemas/blocks.json' with { type: 'json' };
import { schemas } from '../../schemas/schemas.ts';
import { recordRole, type Role } from './recorded-roles.ts';

// Keywords that name the identity of list elements, or mark a value that is merged as a whole. Lists without
// an identity are such values too.
const identity = {
  anyOf: [
    { enum: ['id', 'key', 'name', 'lang', 'finding', 'whole'] },
    { type: 'array', items: { enum: ['id', 'use'] } },
  ],
};

// Names in the code that Ajv generates: the pointer at the start of a validation, and its root value.
const startPointer = new Name('instancePath');
const rootValue = new Name('rootData');

// Each schema is compiled when it is first used. `code` controls the generated code.
export const schemaCompiler = (code: CodeOptions = {}): Ajv => {
  const ajv = new Ajv({
    discriminator: true,
    allErrors: true,
    verbose: true,
    // Messages are our own, in both languages.
    messages: false,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowMatchingProperties: true,
    code,
  });
  ajv.addKeyword('tsType');
  // The description in Spanish, for our messages.
  ajv.addKeyword('spanish');
  ajv.addKeyword({ keyword: 'traits', metaSchema: blocks.definitions.traits });
  ajv.addKeyword({ keyword: 'identity', metaSchema: identity });
  ajv.addKeyword({
    keyword: 'role',
    schemaType: 'string',
    // As generated code rather than a function, so that it can be written to a file.
    code: ({ gen, schema, data, it }) => {
      const record = gen.scopeValue('func', { ref: recordRole, code: _`recordRole` });
      gen.code(
        _`${record}(${schema as Role}, ${data}, ${str`${startPointer}${it.errorPath}`}, ${rootValue})`,
      );
    },
  });
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return ajv;
};
