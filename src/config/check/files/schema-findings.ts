import type { ConfigDocument } from '../../files/document.ts';
import type { Change, Finding, SourceLocation } from '../findings/finding.ts';
import { pathOf } from './recorded-roles.ts';
import { schemaCheck } from './schema-check.ts';
import { collapseSchemaErrors, type SchemaFault } from './schema-faults.ts';
import { schemaWords } from './schema-words.ts';

// A fix exists only when the name or text has one close match.
const remedyOf = (
  at: SourceLocation,
  written: unknown,
  nearest: string | undefined,
): { readonly remedy?: readonly Change[] } =>
  nearest === undefined || typeof written !== 'string' ? {} : { remedy: [{ at, written, write: nearest }] };

const findingOf = (document: ConfigDocument, fault: SchemaFault): Finding => {
  const { error } = fault;
  const path = pathOf(error.instancePath, document.value);
  const { name, ...words } = schemaWords(fault, path);
  const isThere = name !== undefined && Object.hasOwn(error.data as object, name);
  const isTag = error.keyword === 'discriminator';
  const at: SourceLocation = isThere
    ? { document, path: [...path, name], part: isTag ? 'value' : 'name' }
    : { document, path, part: 'value' };
  const written: unknown = isTag ? error.params['tagValue'] : (name ?? error.data);
  return { at, code: `schema-${error.keyword}`, ...words, ...remedyOf(at, written, words.nearest) };
};

export const schemaFindings = (document: ConfigDocument): readonly Finding[] =>
  collapseSchemaErrors(schemaCheck(document).errors).map((fault) => findingOf(document, fault));
