import type { ErrorObject } from 'ajv';
import { memoize } from '../../../rules/memoize.ts';
import type { ConfigDocument } from '../../files/document.ts';
import { collectRoles, type RoleUse } from './recorded-roles.ts';
import { validatorOf } from './schema-validators.ts';

export interface SchemaResult {
  readonly errors: readonly ErrorObject[];
  readonly roles: readonly RoleUse[];
}

export const schemaCheck = memoize((document: ConfigDocument): SchemaResult => {
  if (!document.is) return { errors: [], roles: [] };
  const validate = validatorOf(document.is.kind);
  const roles = collectRoles(() => void validate(document.value));
  return { errors: validate.errors ?? [], roles };
});
