import { DOMParser, type Element } from '@xmldom/xmldom';
import { InvalidRequest, invalidRequest } from '../../refusal.ts';
import type { ExchangedWord } from '../exchange.ts';
import type { TranslatedFile, UnreadPart } from '../translated-file.ts';
import { attributeOf, childrenNamed, namespaces, type XliffVersion } from './elements.ts';
import { isTranslatable, joinSegments, refuseOtherLanguage } from './read-unit.ts';
import { readUnit12 } from './read-unit-12.ts';
import { readUnit20 } from './read-unit-20.ts';
import { hasMoreLevels } from './xml-levels.ts';

// In characters. A portal ten times as large stays far below.
const longestFile = 5_000_000;
// Groups of groups need only a few levels.
const mostLevels = 40;

// As XML 1.0 demands. The parser's own rule also replaces line separators of Unicode.
const normalizeLineEndings = (text: string): string => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');

const parsed = (text: string): Element => {
  const complain = (): never => {
    throw invalidRequest('no-xml');
  };
  try {
    const parser = new DOMParser({ onError: complain, normalizeLineEndings });
    const root = parser.parseFromString(text, 'text/xml').documentElement;
    return root?.localName === 'xliff' ? root : complain();
  } catch (error) {
    throw error instanceof InvalidRequest ? error : complain();
  }
};

// XLIFF 2.1 only adds modules to 2.0.
const versions: Readonly<Record<string, XliffVersion>> = { '1.2': '1.2', '2.0': '2.0', '2.1': '2.0' };

// Some tools leave out the namespace.
const versionOf = (root: Element): XliffVersion => {
  const written = root.getAttribute('version') ?? '';
  const version = Object.hasOwn(versions, written) ? versions[written] : undefined;
  if (!version || (root.namespaceURI ?? namespaces[version]) !== namespaces[version])
    throw invalidRequest('xliff-version', { version: written });
  return version;
};

const refuseOtherLanguages = (root: Element, files: readonly Element[]): void => {
  refuseOtherLanguage(root, 'srcLang', 'en');
  refuseOtherLanguage(root, 'trgLang', 'es');
  for (const file of files) {
    refuseOtherLanguage(file, 'source-language', 'en');
    refuseOtherLanguage(file, 'target-language', 'es');
  }
};

const unitsIn = (parent: Element): readonly Element[] =>
  childrenNamed(parent, 'body', 'group', 'trans-unit', 'unit').flatMap((child) =>
    child.localName === 'body' || child.localName === 'group' ? unitsIn(child) : [child],
  );

// Tools may give units other ids, and keep the address as their name.
const addressOf = (unit: Element): string => {
  const names = ['name', 'id', 'resname'].flatMap((name) => attributeOf(unit, name) ?? []);
  return names.find((name) => name.includes('#')) ?? names[0] ?? '';
};

const readUnit = (unit: Element, version: XliffVersion) => {
  if (version === '1.2') return joinSegments(readUnit12(unit));
  const { sources, targets } = readUnit20(unit);
  return joinSegments(sources, targets);
};

const readWord = (unit: Element, version: XliffVersion): ExchangedWord => {
  const read = readUnit(unit, version);
  return {
    address: addressOf(unit),
    note: '',
    line: unit.lineNumber ?? 1,
    ...(isTranslatable(unit) ? read : { en: read.en, es: '' }),
  };
};

const unread = (unit: Element, { texts }: InvalidRequest): UnreadPart => ({
  line: unit.lineNumber ?? 1,
  ...(addressOf(unit) !== '' && { address: addressOf(unit) }),
  why: texts,
});

const refuseRepeated = (units: readonly Element[]): void => {
  if (units.length > 1)
    throw invalidRequest('repeated-unit', {
      lines: units.map(({ lineNumber }) => lineNumber ?? 1).join(', '),
    });
};

/**
 * Reads a translator's XLIFF 1.2, 2.0 or 2.1 file. Throws `InvalidRequest` when it is too long, declares a
 * document type (entities), is not XLIFF or has other languages. Units that cannot be read, and units with the
 * same address, are returned as `unread`.
 */
export const readXliff = (written: string): TranslatedFile => {
  const text = written.startsWith('\uFEFF') ? written.slice(1) : written;
  if (text.length > longestFile) throw invalidRequest('too-long', { millions: longestFile / 1_000_000 });
  if (text.includes('<!DOCTYPE')) throw invalidRequest('doctype');
  if (text.includes('\uFFFD')) throw invalidRequest('not-unicode');
  if (hasMoreLevels(text, mostLevels)) throw invalidRequest('too-deep');
  const root = parsed(text);
  const version = versionOf(root);
  const files = childrenNamed(root, 'file');
  refuseOtherLanguages(root, files);
  const units = files.flatMap(unitsIn);
  const byAddress = Map.groupBy(
    units.filter((unit) => addressOf(unit) !== ''),
    addressOf,
  );
  const words: ExchangedWord[] = [];
  const parts: UnreadPart[] = [];
  for (const unit of units)
    try {
      refuseRepeated(byAddress.get(addressOf(unit)) ?? []);
      words.push(readWord(unit, version));
    } catch (error) {
      if (!(error instanceof InvalidRequest)) throw error;
      parts.push(unread(unit, error));
    }
  return { words, unread: parts };
};
