import type { ConfigDocument } from '../../config/files/document.ts';
import type { PairsFile, WordPairHashes } from '../../config/generated/config-files.ts';

export type Pairs = Readonly<Record<string, WordPairHashes>>;

/** Returns the confirmed translations; undefined if the project has none. */
export const pairsIn = (documents: readonly ConfigDocument[]): Pairs | undefined =>
  (documents.find(({ is }) => is?.kind === 'pairs')?.value as PairsFile | undefined)?.pairs;

export const pairsText = (pairs: Pairs): string => {
  const lines = Object.entries(pairs)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([address, { en, es }]) => `    ${JSON.stringify(address)}: { "en": "${en}", "es": "${es}" }`);
  const body = lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n  }`;
  return `{\n  "$schema": "../schemas/pairs.json",\n  "pairs": ${body}\n}\n`;
};
