import type { ConfigDocument } from '../config-document.ts';
import { fileFindings } from './file-findings.ts';
import type { Finding } from './finding.ts';
import { schemaFindings } from './schema-findings.ts';
import { syntaxFindings } from './syntax-findings.ts';

/** Files that are missing or unknown, texts that are no JSON, values that do not follow their schema. */
export const shapeFindings = (documents: readonly ConfigDocument[]): readonly Finding[] => {
  const readable = documents.map((document) => ({ document, faults: syntaxFindings(document) }));
  const broken = readable.flatMap(({ faults }) => faults);
  return [
    ...fileFindings(documents),
    ...broken,
    ...readable.flatMap(({ document, faults }) => (faults.length > 0 ? [] : schemaFindings(document))),
  ];
};
