import type { Element, Node } from '@xmldom/xmldom';

export type XliffVersion = '1.2' | '2.0';

export const namespaces: Readonly<Record<XliffVersion, string>> = {
  '1.2': 'urn:oasis:names:tc:xliff:document:1.2',
  '2.0': 'urn:oasis:names:tc:xliff:document:2.0',
};

export const isElement = (node: Node): node is Element => node.nodeType === 1;

export const isText = (node: Node): boolean => node.nodeType === 3 || node.nodeType === 4;

/** Returns the child nodes in order. */
export const nodesOf = (node: Node): readonly Node[] => {
  const found: Node[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) found.push(child);
  return found;
};

/** Returns true for an element of XLIFF itself, not of a module or a tool's extension. */
export const isCore = (element: Element): boolean =>
  element.namespaceURI === (element.ownerDocument?.documentElement?.namespaceURI ?? null);

/** Returns the child elements of XLIFF itself that have one of these names. */
export const childrenNamed = (element: Element, ...names: readonly string[]): readonly Element[] =>
  nodesOf(element)
    .filter(isElement)
    .filter((child) => isCore(child) && names.includes(child.localName ?? ''));

/** Returns an attribute's value; undefined if it is absent. */
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.getAttribute(name) ?? undefined;

/** Returns the value of an attribute from the nearest element that has it, starting at this element and going up. */
export const inheritedAttribute = (element: Element, name: string): string | undefined => {
  for (let node: Node | null = element; node && isElement(node); node = node.parentNode) {
    const value = attributeOf(node, name);
    if (value !== undefined) return value;
  }
  return undefined;
};
