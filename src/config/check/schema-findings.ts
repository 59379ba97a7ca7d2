import type { ConfigDocument } from '../config-document.ts';
import { collapseSchemaErrors } from './collapse-schema-errors.ts';
import type { Finding } from './finding.ts';
import { outsideOperators } from './outside-operators.ts';
import { pathOf, schemaCheck } from './schema-check.ts';
import { schemaWords } from './schema-words.ts';

/** Where a document breaks its schema: one finding per mistake. */
export const schemaFindings = (document: ConfigDocument): readonly Finding[] =>
  collapseSchemaErrors(schemaCheck(document).errors).map((fault) => {
    const path = pathOf(fault.error.instancePath, document.value);
    const { name, message, ...words } = schemaWords(fault, path);
    const isThere = name !== undefined && Object.hasOwn(fault.error.data as object, name);
    const isTag = fault.error.keyword === 'discriminator';
    const at = isThere
      ? ({ document, path: [...path, name], part: isTag ? 'value' : 'name' } as const)
      : ({ document, path, part: 'value' } as const);
    const also = name === undefined ? outsideOperators(fault.error.data, path) : '';
    return { at, code: `schema-${fault.error.keyword}`, message: message + also, ...words };
  });
