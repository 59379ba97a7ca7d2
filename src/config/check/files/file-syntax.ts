import { type Node, printParseErrorCode } from 'jsonc-parser';
import { memoize } from '../../../rules/memoize.ts';
import { type ConfigDocument, requiredFiles, tooDeepAt } from '../../files/document.ts';
import { parseDocument, syntaxOf } from '../../files/parse-document.ts';
import type { Finding } from '../findings/finding.ts';
import type { MistakeName } from '../messages/messages.ts';
import { positionAt } from '../../files/places.ts';
import { nearestName } from '../findings/wording.ts';

// Decoders insert it for bytes that are not UTF-8.
const replacementCharacter = '\uFFFD';
const byteOrderMark = '\uFEFF';

const encodingFindings = (document: ConfigDocument): readonly Finding[] => {
  const lost = document.text.indexOf(replacementCharacter);
  if (lost >= 0) return [{ message: 'not-utf8', at: { document, offset: lost } }];
  const at = { document, offset: 0 };
  if (document.text.startsWith(byteOrderMark))
    return [{ message: 'byte-order-mark', at, remedy: [{ at, written: byteOrderMark, write: '' }] }];
  return document.text.trim() === '' ? [{ message: 'empty-file', at }] : [];
};

const syntaxMistakes: Readonly<Record<string, MistakeName>> = {
  InvalidSymbol: 'not-json.symbol',
  InvalidCommentToken: 'not-json.comment',
  PropertyNameExpected: 'not-json.name',
  ValueExpected: 'not-json.value',
  ColonExpected: 'not-json.colon',
  CommaExpected: 'not-json.comma',
  CloseBraceExpected: 'not-json.brace',
  CloseBracketExpected: 'not-json.bracket',
  EndOfFileExpected: 'not-json.end',
  UnexpectedEndOfString: 'not-json.quote',
  InvalidEscapeCharacter: 'not-json.escape',
  InvalidCharacter: 'not-json.character',
};

const tooDeep = (document: ConfigDocument): readonly Finding[] => {
  if (document.value !== undefined) return [];
  const offset = tooDeepAt(document.text);
  if (offset === undefined) return [];
  return [{ at: { document, offset }, message: 'too-deep' }];
};

// The parser reports a missing character at the following token; it belongs after the previous one.
const missingSigns: Readonly<Record<string, string>> = { 'not-json.comma': ',', 'not-json.colon': ':' };

const notJson = (document: ConfigDocument): readonly Finding[] => {
  if (document.value !== undefined) return [];
  const [first] = syntaxOf(document).errors;
  const message = (first && syntaxMistakes[printParseErrorCode(first.error)]) ?? 'not-json';
  const offset = first?.offset ?? 0;
  const before = document.text.slice(0, offset).trimEnd();
  const sign = missingSigns[message];
  const end = { document, offset: before.length };
  if (sign !== undefined) return [{ at: end, message, remedy: [{ at: end, written: '', write: sign }] }];
  const isEnd = [']', '}'].includes(document.text.charAt(offset));
  if (isEnd && before.endsWith(',')) {
    const comma = { document, offset: before.length - 1 };
    return [
      { at: comma, message: 'not-json.trailing-comma', remedy: [{ at: comma, written: ',', write: '' }] },
    ];
  }
  return [{ at: { document, offset }, message }];
};

// The closing quotation mark of a JSON text that starts at an offset.
const endOfText = (text: string, start: number): number => {
  let end = start;
  let isEscaped = true;
  while (isEscaped) {
    end = text.indexOf('"', end + 1);
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    isEscaped = backslashes % 2 === 1;
  }
  return end;
};

const nameOf = (property: Node): string => String(property.children?.[0]?.value);

const repeatedProperties = (node: Node): readonly (readonly [Node, Node])[] => {
  const children = node.children ?? [];
  const below = children.flatMap(repeatedProperties);
  if (node.type !== 'object') return below;
  const firsts = new Map<string, Node>();
  const here = children.flatMap((property): readonly (readonly [Node, Node])[] => {
    const first = firsts.get(nameOf(property));
    if (first) return [[first, property]];
    firsts.set(nameOf(property), property);
    return [];
  });
  return [...here, ...below];
};

const writtenNames = (text: string): number => {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === ':') count += 1;
    if (text[at] === '"') at = endOfText(text, at);
  }
  return count;
};

const namesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>(
        (count, part) => count + namesIn(part),
        Array.isArray(value) ? 0 : Object.keys(value).length,
      )
    : 0;

const repeatedNames = (document: ConfigDocument): readonly Finding[] => {
  // Most files repeat no name, and their syntax is not needed.
  if (writtenNames(document.text) === namesIn(document.value)) return [];
  const { tree } = syntaxOf(document);
  return (tree ? repeatedProperties(tree) : []).map(([first, again]) => ({
    at: { document, offset: again.offset },
    message: 'repeated-name',
    with: { name: nameOf(again), line: positionAt(document, first.offset).line },
    also: [{ document, offset: first.offset }],
  }));
};

// Reports only the first syntax error, because others follow from it, and repeated names in objects.
export const syntaxFindings = memoize((document: ConfigDocument): readonly Finding[] => {
  const unreadable = encodingFindings(document);
  const faults = [unreadable, tooDeep(document)].find((found) => found.length > 0) ?? notJson(document);
  return faults.length > 0 ? faults : repeatedNames(document);
});

const start = (document: ConfigDocument) => ({ document, offset: 0 });

const unknownFile = (document: ConfigDocument): Finding => ({
  at: start(document),
  message: 'unknown-file',
  with: { place: document.file },
  nearest: nearestName(document.file, Object.keys(requiredFiles)),
});

const missingFile = (file: string): Finding => ({
  at: start(parseDocument(file, '')),
  message: 'missing-file',
  with: { place: file, schema: requiredFiles[file] ?? '' },
});

const noScreens = (documents: readonly ConfigDocument[]): readonly Finding[] =>
  documents.some(({ is }) => is?.kind === 'section')
    ? []
    : [{ ...missingFile('config/screens'), message: 'missing-file.screens' }];

// A misspelled file name is one error: the expected file is not reported as missing.
export const fileFindings = (documents: readonly ConfigDocument[]): readonly Finding[] => {
  const present = new Set(documents.map(({ file }) => file));
  const unknown = documents.filter(({ is }) => !is).map(unknownFile);
  const meant = new Set(unknown.map(({ nearest }) => nearest));
  const missing = Object.keys(requiredFiles).filter((file) => !present.has(file) && !meant.has(file));
  return [...unknown, ...missing.map(missingFile), ...noScreens(documents)];
};
