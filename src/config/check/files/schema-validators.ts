import type { Ajv, ValidateFunction } from 'ajv';
import type { DocumentKind } from '../../files/document.ts';
import { schemaCompiler } from './schema-compiler.ts';

let compiler: Ajv | undefined;

// Compiled when first used. Browsers must not turn text into code, so their build replaces this module by
// `standaloneValidators`.
export const validatorOf = (kind: DocumentKind): ValidateFunction => {
  compiler ??= schemaCompiler();
  const validator = compiler.getSchema(`${kind}.json`);
  if (!validator) throw new Error(`schemas has no kind ${kind}`);
  return validator;
};
