import type { ConfigDocument } from '../../files/document.ts';
import type { Finding } from '../findings/finding.ts';

const schemaLine = ({ is, file }: ConfigDocument): string => {
  const up = '../'.repeat(file.split('/').length - 1);
  return `"$schema": "${up}schemas/${is?.kind ?? ''}.json",`;
};

// Without `$schema`, editors neither complete names nor show descriptions.
export const schemaLineFindings = (documents: readonly ConfigDocument[]): readonly Finding[] =>
  documents
    .filter(({ is, value }) => is && !Object.hasOwn(value as object, '$schema'))
    .map((document) => {
      const line = schemaLine(document);
      const at = { document, path: [], part: 'value' } as const;
      const remedy = [{ at, written: '{', write: `{\n  ${line}` }];
      return { at, severity: 'warning', message: 'missing-schema', with: { line }, remedy };
    });
