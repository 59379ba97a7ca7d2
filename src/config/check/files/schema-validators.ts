import type { Ajv, ValidateFunction } from 'ajv';
import type { DocumentKind } from '../../files/document.ts';
import { schemaCompiler } from './schema-compiler.ts';

let compiler: Ajv | undefined;

/**
 * The validator of a kind of file, compiled when it is first wanted. A browser must not turn text into code: what is built for one has
 * `standaloneValidators` in the place of this module.
 */
export const validatorOf = (kind: DocumentKind): ValidateFunction => {
  compiler ??= schemaCompiler();
  const validator = compiler.getSchema(`${kind}.json`);
  if (!validator) throw new Error(`schemas has no kind ${kind}`);
  return validator;
};
