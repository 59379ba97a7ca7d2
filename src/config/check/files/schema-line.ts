import type { ConfigDocument } from '../../files/document.ts';
import type { Finding } from '../findings/finding.ts';

/** The `$schema` line of a file: the way from its folder to the schema of its kind. */
const schemaLine = ({ is, place }: ConfigDocument): string => {
  const up = '../'.repeat(place.split('/').length - 1);
  return `"$schema": "${up}schemas/${is?.kind ?? ''}.json",`;
};

/** Files without `$schema`: no editor completes their names or shows what they mean. */
export const schemaLineFindings = (documents: readonly ConfigDocument[]): readonly Finding[] =>
  documents
    .filter(({ is, value }) => is && !Object.hasOwn(value as object, '$schema'))
    .map((document) => {
      const line = schemaLine(document);
      const at = { document, path: [], part: 'value' } as const;
      const remedy = [{ at, written: '{', write: `{\n  ${line}` }];
      return { at, severity: 'warning', says: 'missing-schema', with: { line }, remedy };
    });
