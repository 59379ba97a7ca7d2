import type { Element, Node } from '@xmldom/xmldom';
import { invalidRequest } from '../../refusal.ts';
import {
  attributeOf,
  inheritedAttribute,
  isCore,
  isElement,
  isText,
  nodesOf,
  type XliffVersion,
} from './elements.ts';
import { characterOf, codeOf, inlineKinds, type OriginalData, pairOf } from './inline-codes.ts';
import { unindentText } from './unindent-text.ts';

export interface UnitContext {
  readonly version: XliffVersion;
  readonly data: OriginalData;
  /** The codes of the source elements. A translation may name them by id only. */
  readonly codes: ReadonlyMap<string, string>;
}

// Translation tools add one or two levels.
const deepest = 8;

const kindOf = (element: Element, version: XliffVersion) =>
  isCore(element) ? inlineKinds[version][element.localName ?? ''] : undefined;

// The two ends of a pair may have the same id in XLIFF 1.2.
const codeKey = (element: Element): string =>
  `${element.localName}/${attributeOf(element, 'copyOf') ?? attributeOf(element, 'id') ?? attributeOf(element, 'startRef') ?? ''}`;

const readCode = (element: Element, { version, data, codes }: UnitContext): string => {
  const own = codeOf(element, version, data);
  const known = codes.get(codeKey(element));
  const id = attributeOf(element, 'id') ?? '';
  const code = own ?? known;
  if (code === undefined) throw invalidRequest('code-without-text', { id });
  if (known !== undefined && known !== code) throw invalidRequest('code-differs', { id, code, known });
  return code;
};

const readElement = (element: Element, context: UnitContext, depth: number): string => {
  const content = (): string => readNodes(element, context, depth + 1);
  switch (kindOf(element, context.version)) {
    case 'content':
      return content();
    case 'nothing':
      return '';
    case 'code':
      return readCode(element, context);
    case 'character':
      return characterOf(element.getAttribute('hex') ?? '');
    case 'pair': {
      const sides = pairOf(element, context.data);
      if (sides) return sides.join(content());
      break;
    }
    case undefined:
  }
  throw invalidRequest('formatted', { name: element.localName ?? '' });
};

const readNodes = (parent: Node, context: UnitContext, depth: number): string => {
  if (depth > deepest) throw invalidRequest('too-deep');
  return nodesOf(parent)
    .map((node) => {
      if (isText(node)) return node.nodeValue ?? '';
      return isElement(node) ? readElement(node, context, depth) : '';
    })
    .join('');
};

/**
 * Returns the text of a `source` or `target`. Throws `InvalidRequest` if it contains formatting, or a code
 * whose characters are unknown.
 */
export const readText = (element: Element, context: UnitContext): string => {
  const text = readNodes(element, context, 0);
  return inheritedAttribute(element, 'xml:space') === 'preserve' ? text : unindentText(text);
};

const elementsIn = (node: Node): readonly Element[] =>
  nodesOf(node)
    .filter(isElement)
    .flatMap((element) => [element, ...elementsIn(element)]);

/** Returns the codes in `source` elements, keyed by the names that elements of a `target` use for them. */
export const codesIn = (
  sources: readonly Element[],
  version: XliffVersion,
  data: OriginalData,
): ReadonlyMap<string, string> =>
  new Map(
    sources
      .flatMap(elementsIn)
      .filter((element) => kindOf(element, version) === 'code')
      .flatMap((element) => {
        const code = codeOf(element, version, data);
        return code === undefined ? [] : [[codeKey(element), code] as const];
      }),
  );
