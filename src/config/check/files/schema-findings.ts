import type { ConfigDocument } from '../../files/document.ts';
import type { Finding } from '../finding.ts';
import { unknownOperators } from '../rules/rules.ts';
import { pathOf, schemaCheck } from './schema-check.ts';
import { collapseSchemaErrors } from './schema-faults.ts';
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
    const operators = name === undefined ? unknownOperators(fault.error.data, path) : '';
    return { at, code: `schema-${fault.error.keyword}`, message: message + operators, ...words };
  });
