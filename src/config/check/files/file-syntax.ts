import { type Node, printParseErrorCode } from 'jsonc-parser';
import { memoize } from '../../../rules/memoize.ts';
import { type ConfigDocument, requiredPlaces, tooDeepAt } from '../../files/document.ts';
import { parseDocument } from '../../files/read-config.ts';
import type { Finding } from '../finding.ts';
import { textPosition } from '../problem.ts';
import { listed, nearestName } from '../wording.ts';

type Mistake = Pick<Finding, 'code' | 'message' | 'hint'>;

/** What decoding puts in place of bytes that are not UTF-8. */
const replacementCharacter = '\uFFFD';
const byteOrderMark = '\uFEFF';

const notUtf8: Mistake = {
  code: 'not-utf8',
  message: 'the file is not UTF-8: a character of this line cannot be read',
  hint: 'Save the file as UTF-8, and write the character again if it is lost.',
};

const markedFile: Mistake = {
  code: 'byte-order-mark',
  message: 'the file begins with a byte order mark, which nobody sees and JSON does not allow',
  hint: 'Save the file as UTF-8 without byte order mark.',
};

const emptyFile: Mistake = { code: 'empty-file', message: 'the file is empty', hint: 'Write what belongs into it, or delete the file.' };

/** Why a file cannot be read as text; this is checked before its JSON. */
const encodingFindings = (document: ConfigDocument): readonly Finding[] => {
  const lost = document.text.indexOf(replacementCharacter);
  if (lost >= 0) return [{ ...notUtf8, at: { document, offset: lost } }];
  if (document.text.startsWith(byteOrderMark)) return [{ ...markedFile, at: { document, offset: 0 } }];
  return document.text.trim() === '' ? [{ ...emptyFile, at: { document, offset: 0 } }] : [];
};

/** Message and hint by the error code of jsonc-parser. */
const syntaxMessages: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  InvalidSymbol: ['this is no text in double quotes, number, true, false or null', 'Put names and texts in double quotes.'],
  InvalidCommentToken: ['comments are not JSON', 'Delete the comment; `says` and `evidence` are the places for explanations.'],
  PropertyNameExpected: ['a name in quotes belongs here', 'Delete the comma before this brace, or write the next "name": value.'],
  ValueExpected: ['a value belongs here', 'Delete the comma before this bracket, or write the value.'],
  ColonExpected: ['a colon belongs here', 'Write "name": value.'],
  CommaExpected: ['a comma belongs before this', 'Put a comma after the line before.'],
  CloseBraceExpected: ['a closing brace } is missing', 'Close the object with }.'],
  CloseBracketExpected: ['a closing bracket ] is missing', 'Close the list with ].'],
  EndOfFileExpected: ['the file should end here', 'Delete what follows the last brace.'],
  UnexpectedEndOfString: ['the text has no closing quote', 'Close it with " on the same line.'],
  InvalidEscapeCharacter: ['this escape is not JSON', 'After a backslash only " \\ / b f n r t and uXXXX may stand.'],
  InvalidCharacter: ['a tab or control character stands inside a text', 'Write \\t or \\n instead.'],
};

const tooDeep = (document: ConfigDocument): readonly Finding[] => {
  const offset = tooDeepAt(document.text);
  if (offset === undefined) return [];
  const hint = 'Take levels away; parts of a condition can have names in rules.json.';
  return [{ at: { document, offset }, code: 'too-deep', message: 'braces and brackets are nested too deep here', hint }];
};

const notJson = (document: ConfigDocument): readonly Finding[] => {
  const first = document.syntaxErrors[0];
  if (!first && document.value !== undefined) return [];
  const [message, hint] = (first && syntaxMessages[printParseErrorCode(first.error)]) ?? [
    'this is not JSON',
    'Write strict JSON: quotes around names and texts, commas between entries.',
  ];
  return [{ at: { document, offset: first?.offset ?? 0 }, code: 'not-json', message, hint }];
};

const nameOf = (property: Node): string => String(property.children?.[0]?.value);

/** Pairs of properties that have the same name in one object. */
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

const repeatedNames = (document: ConfigDocument): readonly Finding[] =>
  (document.tree ? repeatedProperties(document.tree) : []).map(([first, again]) => ({
    at: { document, offset: again.offset },
    code: 'repeated-name',
    message: `\`${nameOf(again)}\` is already written on line ${textPosition(document.text, first.offset).line}; only the last would count`,
    hint: 'Delete one of the two, or give it the name it should have.',
    also: [{ document, offset: first.offset }],
  }));

/** Why a file is not text or not strict JSON (only the first fault, because others follow from it), or which names its objects hold twice. */
export const syntaxFindings = memoize((document: ConfigDocument): readonly Finding[] => {
  const unreadable = encodingFindings(document);
  const faults = [unreadable, tooDeep(document)].find((found) => found.length > 0) ?? notJson(document);
  return faults.length > 0 ? faults : repeatedNames(document);
});

const start = (document: ConfigDocument) => ({ document, offset: 0 });

const unknownFile = (document: ConfigDocument): Finding => ({
  at: start(document),
  code: 'unknown-file',
  message: `no file of a configuration is called ${document.place}`,
  nearest: nearestName(document.place, Object.keys(requiredPlaces)),
  hint: 'Screens go into config/screens, shared blocks into config/shared, words into locales/en and locales/es; move or delete this file.',
});

const missingFile = (place: string): Finding => ({
  at: start(parseDocument(place, '')),
  code: 'missing-file',
  message: `the file ${place} is missing`,
  hint: `Every configuration has it; schemas/${requiredPlaces[place] ?? ''}.json says what it holds.`,
});

/** A configuration also needs at least one file of screens. */
const noScreens = (documents: readonly ConfigDocument[]): readonly Finding[] =>
  documents.some(({ is }) => is?.kind === 'section')
    ? []
    : [
        {
          ...missingFile('config/screens'),
          message: 'config/screens has no file',
          hint: `Write one, such as ${listed(['config/screens/home.json'])}.`,
        },
      ];

/** Files that are missing, and files that no configuration has. A misspelt name is one mistake: the file that it stands for is not reported as missing. */
export const fileFindings = (documents: readonly ConfigDocument[]): readonly Finding[] => {
  const present = new Set(documents.map(({ place }) => place));
  const unknown = documents.filter(({ is }) => !is).map(unknownFile);
  const meant = new Set(unknown.map(({ nearest }) => nearest));
  const missing = Object.keys(requiredPlaces).filter((place) => !present.has(place) && !meant.has(place));
  return [...unknown, ...missing.map(missingFile), ...noScreens(documents)];
};
