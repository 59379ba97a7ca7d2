import type { Element } from '@xmldom/xmldom';
import { invalidRequest } from '../../refusal.ts';
import { attributeOf, isElement, nodesOf, type XliffVersion } from './elements.ts';

/**
 * The `ctype` in XLIFF 1.2 of an `x` element that replaces a character that XML cannot contain. Its `equiv-text`
 * names the character.
 */
export const codePointType = 'x-code-point';

/** The prefix of a character in `equiv-text`, as in `U+0007`. */
export const codePointPrefix = 'U+';

/** How to read an element inside a text. */
export type InlineKind =
  // What the reader sees is inside.
  | 'content'
  // Marks a place without characters.
  | 'nothing'
  // Represents characters of the original, such as a placeholder.
  | 'code'
  // Text with such characters on both sides.
  | 'pair'
  // A character that XML cannot contain.
  | 'character';

export const inlineKinds: Readonly<Record<XliffVersion, Readonly<Record<string, InlineKind>>>> = {
  '1.2': {
    mrk: 'content',
    x: 'code',
    bx: 'code',
    ex: 'code',
    ph: 'code',
    it: 'code',
    bpt: 'code',
    ept: 'code',
  },
  '2.0': {
    ...{ mrk: 'content', sm: 'nothing', em: 'nothing' },
    ...{ ph: 'code', sc: 'code', ec: 'code', pc: 'pair', cp: 'character' },
  },
};

/** Returns the character with this code point in hexadecimal digits. Throws `InvalidRequest` if it does not exist. */
export const characterOf = (digits: string): string => {
  const code = Number(`0x${digits}`);
  if (!Number.isInteger(code) || code > 0x10ffff) throw invalidRequest('code-point', { digits });
  return String.fromCodePoint(code);
};

/** The codes of a unit's `originalData`, by id. */
export type OriginalData = ReadonlyMap<string, string>;

const isLineBreak = (element: Element): boolean =>
  element.getAttribute('ctype') === 'lb' || element.getAttribute('subType') === 'xlf:lb';

const written12 = (element: Element): string | undefined => {
  const equivalent = attributeOf(element, 'equiv-text');
  if (element.getAttribute('ctype') !== codePointType) return equivalent;
  return equivalent?.startsWith(codePointPrefix) === true
    ? characterOf(equivalent.slice(codePointPrefix.length))
    : undefined;
};

const nonEmpty = (text: string): string | undefined => (text === '' ? undefined : text);

// Text between codes (`sub`) has no place in a text of the portal.
const code12 = (element: Element): string | undefined => {
  const nodes = nodesOf(element);
  return nodes.some(isElement)
    ? undefined
    : (nonEmpty(nodes.map(({ nodeValue }) => nodeValue ?? '').join('')) ?? written12(element));
};

/**
 * Returns the characters that an element of kind `code` represents; undefined if the element does not
 * contain them.
 */
export const codeOf = (element: Element, version: XliffVersion, data: OriginalData): string | undefined => {
  const reference = attributeOf(element, 'dataRef');
  const code =
    version === '1.2'
      ? code12(element)
      : ((reference === undefined ? undefined : data.get(reference)) ?? attributeOf(element, 'equiv'));
  return code ?? (isLineBreak(element) ? '\n' : undefined);
};

/** Returns the characters before and after the content of a `pc`; undefined if it does not contain them. */
export const pairOf = (element: Element, data: OriginalData): readonly [string, string] | undefined => {
  const [start, end] = ['Start', 'End'].map((side) => {
    const reference = attributeOf(element, `dataRef${side}`);
    return (
      (reference === undefined ? undefined : data.get(reference)) ?? attributeOf(element, `equiv${side}`)
    );
  });
  return start === undefined || end === undefined ? undefined : [start, end];
};
