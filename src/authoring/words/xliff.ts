import { DOMParser, type Element, type Node } from '@xmldom/xmldom';
import { InvalidRequest, invalidRequest } from '../refusal.ts';
import { type ExchangedWord, placeholdersOf, textParts } from './exchange.ts';
import type { TranslatedFile } from './translated-file.ts';
import { hasMoreLevels } from './xml-levels.ts';

export type XliffVersion = '1.2' | '2.0';

const namespaces: Readonly<Record<XliffVersion, string>> = {
  '1.2': 'urn:oasis:names:tc:xliff:document:1.2',
  '2.0': 'urn:oasis:names:tc:xliff:document:2.0',
};

const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

// Placeholders become elements, numbered as in the English text, so that translators need not type them.
const markedText = (text: string, english: string, version: XliffVersion): string => {
  const numbers = placeholdersOf(english);
  return textParts(text)
    .map((part) => {
      const number = numbers.indexOf(part.text) + 1;
      if (!part.isPlaceholder || number === 0) return escapedText(part.text);
      const name = escapedText(part.text);
      return version === '1.2'
        ? `<x id="${number}" equiv-text="${name}"/>`
        : `<ph id="${number}" equiv="${name}" disp="${name}"/>`;
    })
    .join('');
};

const unit12 = ({ address, en, es, note }: ExchangedWord): string =>
  [
    `      <trans-unit id="${escapedText(address)}" xml:space="preserve">`,
    `        <source>${markedText(en, en, '1.2')}</source>`,
    `        <target state="${es === '' ? 'needs-translation' : 'needs-review-translation'}">${markedText(es, en, '1.2')}</target>`,
    `        <note>${escapedText(note)}</note>`,
    '      </trans-unit>',
  ].join('\n');

const unit20 = ({ address, en, es, note }: ExchangedWord, number: number): string =>
  [
    `    <unit id="u${number}" name="${escapedText(address)}" xml:space="preserve">`,
    `      <notes><note>${escapedText(note)}</note></notes>`,
    `      <segment state="${es === '' ? 'initial' : 'translated'}">`,
    `        <source>${markedText(en, en, '2.0')}</source>`,
    `        <target>${markedText(es, en, '2.0')}</target>`,
    '      </segment>',
    '    </unit>',
  ].join('\n');

const placeOf = ({ address }: ExchangedWord): string => address.slice(0, address.indexOf('#'));

const fileText = (
  version: XliffVersion,
  file: string,
  words: readonly ExchangedWord[],
  number: number,
): string =>
  version === '1.2'
    ? `  <file original="${escapedText(file)}" source-language="en" target-language="es" datatype="plaintext">\n    <body>\n${words.map(unit12).join('\n')}\n    </body>\n  </file>`
    : `  <file id="f${number + 1}" original="${escapedText(file)}">\n${words.map((word, index) => unit20(word, index + 1)).join('\n')}\n  </file>`;

/** Formats texts as XLIFF 1.2 or 2.0, with one `file` element for each file of the configuration. */
export const xliffText = (words: readonly ExchangedWord[], version: XliffVersion): string => {
  const files = [...Map.groupBy(words, placeOf)].map(([file, own], number) =>
    fileText(version, file, own, number),
  );
  const languages = version === '2.0' ? ' srcLang="en" trgLang="es"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="${version}" xmlns="${namespaces[version]}"${languages}>\n${files.join('\n')}\n</xliff>\n`;
};

// In characters. A portal ten times as large stays far below.
const longestFile = 5_000_000;
// Groups of groups need only a few levels.
const mostLevels = 40;
// Translation tools add one or two levels.
const deepest = 8;

const isElement = (node: Node): node is Element => node.nodeType === 1;

const childrenOf = (node: Node): readonly Node[] => Array.from(node.childNodes);

const elementsNamed = (node: Element, name: string): readonly Element[] =>
  Array.from(node.getElementsByTagNameNS('*', name));

const readText = (node: Node, marks: readonly string[] | undefined, depth = 0): string => {
  if (depth > deepest) throw invalidRequest('too-deep');
  return childrenOf(node)
    .map((child) => {
      if (child.nodeType === 3 || child.nodeType === 4) return child.nodeValue ?? '';
      if (!isElement(child)) return '';
      if (child.localName !== 'x' && child.localName !== 'ph') return readText(child, marks, depth + 1);
      const written = child.getAttribute('equiv-text') ?? child.getAttribute('equiv') ?? '';
      return marks ? (marks[Number(child.getAttribute('id')) - 1] ?? '{}') : written;
    })
    .join('');
};

const joined = (unit: Element, name: string, marks?: readonly string[]): string =>
  elementsNamed(unit, name)
    .map((node) => readText(node, marks))
    .join('');

// States of reviewed translations: of a target in XLIFF 1.2, of a segment in 2.0. Exported files use others.
const readStates: readonly string[] = ['final', 'signed-off', 'reviewed'];

const isApproved = (unit: Element): boolean =>
  unit.getAttribute('approved') === 'yes' ||
  [...elementsNamed(unit, 'target'), ...elementsNamed(unit, 'segment')].some((node) =>
    readStates.includes(node.getAttribute('state') ?? ''),
  );

const readUnit = (unit: Element): ExchangedWord => {
  const en = joined(unit, 'source');
  const address = (unit.localName === 'unit' ? unit.getAttribute('name') : unit.getAttribute('id')) ?? '';
  const word = { address, en, es: joined(unit, 'target', placeholdersOf(en)), note: '' };
  return isApproved(unit) ? { ...word, isApproved: true } : word;
};

const parsed = (text: string): Element => {
  const complain = (): never => {
    throw invalidRequest('no-xml');
  };
  try {
    const root = new DOMParser({ onError: complain }).parseFromString(text, 'text/xml').documentElement;
    return root?.localName === 'xliff' ? root : complain();
  } catch (error) {
    throw error instanceof InvalidRequest ? error : complain();
  }
};

/**
 * Reads a translator's XLIFF 1.2 or 2.0 file. Throws when it is too long, declares a document type (entities)
 * or is not XLIFF.
 */
export const readXliff = (text: string): TranslatedFile => {
  if (text.length > longestFile) throw invalidRequest('too-long', { millions: longestFile / 1_000_000 });
  if (text.includes('<!DOCTYPE')) throw invalidRequest('doctype');
  if (hasMoreLevels(text, mostLevels)) throw invalidRequest('too-deep');
  const root = parsed(text);
  const units = [...elementsNamed(root, 'trans-unit'), ...elementsNamed(root, 'unit')];
  return { words: units.map(readUnit), unread: [] };
};
