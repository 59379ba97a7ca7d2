import type { ConfigIndex } from './config-index.ts';
import type { Finding } from './finding.ts';
import { textsIn } from './texts-in.ts';

/** A tag or a character reference of HTML. */
const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** HTML in words, which members would read letter by letter. */
export const markupFindings = (index: ConfigIndex): readonly Finding[] =>
  index.documents
    .filter(({ is }) => is?.language !== undefined)
    .flatMap(textsIn)
    .flatMap(({ text, at }): readonly Finding[] => {
      const found = markup.exec(text)?.[0];
      if (found === undefined) return [];
      const hint = 'Write the words alone, and signs such as & and é as they are; the portal gives them their look.';
      return [{ at, code: 'markup', message: `members would read \`${found}\` letter by letter`, hint }];
    });
