import { printParseErrorCode, type Node } from 'jsonc-parser';
import type { ConfigDocument } from '../config-document.ts';
import { encodingFindings } from './encoding-findings.ts';
import type { Finding } from './finding.ts';
import { tooDeepAt } from '../too-deep-at.ts';
import { perDocument } from './per-document.ts';
import { textPosition } from './text-position.ts';

const said: Readonly<Record<string, readonly [message: string, hint: string]>> = {
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
  const [message, hint] = (first && said[printParseErrorCode(first.error)]) ?? [
    'this is not JSON',
    'Write strict JSON: quotes around names and texts, commas between entries.',
  ];
  return [{ at: { document, offset: first?.offset ?? 0 }, code: 'not-json', message, hint }];
};

const nameOf = (property: Node): string => String(property.children?.[0]?.value);

const repeatedIn = (node: Node): readonly (readonly [Node, Node])[] => {
  const children = node.children ?? [];
  const below = children.flatMap(repeatedIn);
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
  (document.tree ? repeatedIn(document.tree) : []).map(([first, again]) => ({
    at: { document, offset: again.offset },
    code: 'repeated-name',
    message: `\`${nameOf(again)}\` is already written on line ${textPosition(document.text, first.offset).line}; only the last would count`,
    hint: 'Delete one of the two, or give it the name it should have.',
    also: [{ document, offset: first.offset }],
  }));

/** Why a file is no text or not strict JSON (the first fault; the rest follow from it), or which names its objects hold twice. */
export const syntaxFindings = perDocument((document): readonly Finding[] => {
  const unreadable = encodingFindings(document);
  const faults = [unreadable, tooDeep(document)].find((found) => found.length > 0) ?? notJson(document);
  return faults.length > 0 ? faults : repeatedNames(document);
});
