import { Ajv, type AnySchemaObject, type ErrorObject, type ValidateFunction } from 'ajv';
import blocks from '../../../../schemas/blocks.json' with { type: 'json' };
import { memoize } from '../../../rules/memoize.ts';
import type { ConfigDocument, DocumentKind } from '../../files/document.ts';
import { schemas } from '../../schemas.ts';
import type { Path } from '../finding.ts';

/** What a value means to the cross-checks; the keyword `role` of its schema gives it. */
export type Role =
  | 'condition'
  | 'when'
  | 'comparison'
  | 'target'
  | 'item'
  | 'block'
  | 'screen'
  | 'parent'
  | 'menu'
  | 'menuName'
  | 'frame'
  | 'sharedBlock'
  | 'byVariant';

export interface RoleUse {
  readonly role: Role;
  readonly value: unknown;
  readonly path: Path;
}

/** The result of validating one document: its errors, and its values that have a role. */
export interface SchemaResult {
  readonly errors: readonly ErrorObject[];
  readonly roles: readonly RoleUse[];
}

/** The position that Ajv passes to a keyword while it validates. */
interface Cursor {
  readonly instancePath: string;
  readonly rootData: unknown;
}

/** The values with a role that the current validation has met so far. */
let recorded: RoleUse[] = [];

/** The path that a JSON pointer names in a value; steps into lists are numbers. */
export const pathOf = (pointer: string, root: unknown): Path => {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((escaped) => {
      const name = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(name) : name;
      value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[step];
      return step;
    });
};

/** What names an element of a list, or that a value with parts is edited and merged as one; a list without it is one value too. */
const identity = {
  anyOf: [{ enum: ['id', 'key', 'name', 'lang', 'finding', 'whole'] }, { type: 'array', items: { enum: ['id', 'use'] } }],
};

const compile = (): ((kind: DocumentKind) => ValidateFunction) => {
  const ajv = new Ajv({
    discriminator: true,
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    allowMatchingProperties: true,
  });
  ajv.addKeyword('tsType');
  ajv.addKeyword({ keyword: 'traits', metaSchema: blocks.definitions.traits });
  ajv.addKeyword({ keyword: 'identity', metaSchema: identity });
  ajv.addKeyword({
    keyword: 'role',
    schemaType: 'string',
    validate: (role: Role, value: unknown, _schema?: AnySchemaObject, at?: Cursor) => {
      recorded.push({ role, value, path: pathOf(at?.instancePath ?? '', at?.rootData) });
      return true;
    },
  });
  for (const schema of Object.values(schemas)) ajv.addSchema(schema);
  return (kind) => ajv.getSchema(`${kind}.json`) as ValidateFunction;
};

let validators: ((kind: DocumentKind) => ValidateFunction) | undefined;

/** Makes the validators of all kinds ready, which takes half of a first check: for whoever has time before there is something to check. */
export const prepareSchemas = (): void => {
  validators ??= compile();
  for (const name of Object.keys(schemas)) validators(name as DocumentKind);
};

/** Validates a document against the schema of its kind. */
export const schemaCheck = memoize((document: ConfigDocument): SchemaResult => {
  if (!document.is) return { errors: [], roles: [] };
  validators ??= compile();
  const validate = validators(document.is.kind);
  recorded = [];
  validate(document.value);
  return { errors: validate.errors ?? [], roles: recorded };
});
