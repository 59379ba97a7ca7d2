import { type ExchangedWord, placeholdersOf, textParts } from '../exchange.ts';
import { namespaces, type XliffVersion } from './elements.ts';
import { codePointPrefix, codePointType } from './inline-codes.ts';
import { attributeText, codePointDigits, contentText, isPossible } from './xml-text.ts';

type Inline = (id: string, text: string) => string;

const placeholderElements: Readonly<Record<XliffVersion, Inline>> = {
  '1.2': (id, text) => `<x id="${id}" equiv-text="${text}"/>`,
  '2.0': (id, text) => `<ph id="${id}" equiv="${text}" disp="${text}"/>`,
};

const characterElements: Readonly<Record<XliffVersion, Inline>> = {
  '1.2': (id, digits) => `<x id="${id}" ctype="${codePointType}" equiv-text="${codePointPrefix}${digits}"/>`,
  '2.0': (_, digits) => `<cp hex="${digits}"/>`,
};

// Placeholders become elements, so that translators need not type them. Each has the number of the same
// placeholder in the English text; ids differ within a text.
const markedText = (text: string, english: string, version: XliffVersion): string => {
  const names = placeholdersOf(english);
  const free = new Set(names.keys());
  let next = names.length;
  const numberOf = (placeholder: string): number => {
    const found = [...free].find((index) => names[index] === placeholder);
    if (found !== undefined) free.delete(found);
    return found === undefined ? (next += 1) : found + 1;
  };
  let characters = 0;
  return textParts(text)
    .map((part) =>
      part.isPlaceholder && isPossible(part.text)
        ? placeholderElements[version](String(numberOf(part.text)), attributeText(part.text))
        : contentText(part.text, (sign) => {
            const digits = codePointDigits(sign);
            return characterElements[version](`character${(characters += 1)}-${digits}`, digits);
          }),
    )
    .join('');
};

const stateOf = (word: ExchangedWord): 'new' | 'unfinished' | 'approved' => {
  if (word.es === '') return 'new';
  return word.isApproved === true ? 'approved' : 'unfinished';
};

const states12 = { new: 'needs-translation', unfinished: 'needs-review-translation', approved: 'final' };

const unit12 = (word: ExchangedWord): string => {
  const { address, en, es, note } = word;
  const approved = stateOf(word) === 'approved' ? 'yes' : 'no';
  return [
    `      <trans-unit id="${attributeText(address)}" approved="${approved}" xml:space="preserve">`,
    `        <source>${markedText(en, en, '1.2')}</source>`,
    `        <target state="${states12[stateOf(word)]}">${markedText(es, en, '1.2')}</target>`,
    `        <note>${contentText(note)}</note>`,
    '      </trans-unit>',
  ].join('\n');
};

const states20 = { new: 'initial', unfinished: 'initial', approved: 'final' };

const unit20 = (word: ExchangedWord, number: number): string => {
  const { address, en, es, note } = word;
  return [
    `    <unit id="u${number}" name="${attributeText(address)}" xml:space="preserve">`,
    `      <notes><note>${contentText(note)}</note></notes>`,
    `      <segment state="${states20[stateOf(word)]}">`,
    `        <source>${markedText(en, en, '2.0')}</source>`,
    `        <target>${markedText(es, en, '2.0')}</target>`,
    '      </segment>',
    '    </unit>',
  ].join('\n');
};

const fileOf = ({ address }: ExchangedWord): string => address.slice(0, address.indexOf('#'));

const fileText = (
  version: XliffVersion,
  file: string,
  words: readonly ExchangedWord[],
  number: number,
): string =>
  version === '1.2'
    ? `  <file original="${attributeText(file)}" source-language="en" target-language="es" datatype="plaintext">\n    <body>\n${words.map(unit12).join('\n')}\n    </body>\n  </file>`
    : `  <file id="f${number + 1}" original="${attributeText(file)}">\n${words.map((word, index) => unit20(word, index + 1)).join('\n')}\n  </file>`;

/**
 * Formats texts as XLIFF 1.2 or 2.0, with one `file` element for each file of the configuration. The result is
 * well-formed for every text.
 */
export const xliffText = (words: readonly ExchangedWord[], version: XliffVersion): string => {
  const files = [...Map.groupBy(words, fileOf)].map(([file, own], number) =>
    fileText(version, file, own, number),
  );
  const languages = version === '2.0' ? ' srcLang="en" trgLang="es"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="${version}" xmlns="${namespaces[version]}"${languages}>\n${files.join('\n')}\n</xliff>\n`;
};
