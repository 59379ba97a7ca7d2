/** What two pages for the same member may differ in. Everything else of their trees is compared. */
const exceptions = {
  /**
   * The ids that the overlay uses for selectable items: full in the preview, `home/quickLinks/claims`,
   * and short in the portal.
   */
  names: ['data-item', 'data-block'],
  /**
   * The content of a page of another system, which neither loads here. Its position and its name are
   * compared.
   */
  frames: '.frame',
  /** The empty place for a word about a lost network: the preview has no network to lose. */
  network: '.offline:empty',
} as const;

const attributesOf = (element: Element): readonly string[] =>
  [...element.attributes]
    .filter(({ name }) => !exceptions.names.some((one) => one === name))
    .map(({ name, value }) => `${name}="${value}"`)
    .sort();

/** The state of a control that a user changed is not in an attribute. */
const stateOf = (element: Element): readonly string[] => {
  if (element instanceof HTMLInputElement)
    return [`value ${element.value}`, ...(element.checked ? ['checked'] : [])];
  return element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement
    ? [`value ${element.value}`]
    : [];
};

const frameName = (frame: Element): string =>
  frame.querySelector('iframe')?.getAttribute('title') ?? frame.querySelector('p')?.textContent ?? '';

const linesIn = (parent: Element, depth: string): readonly string[] =>
  [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data === '' ? [] : [depth + JSON.stringify(node.data)];
    if (!(node instanceof Element) || node.matches(exceptions.network)) return [];
    if (node.matches(exceptions.frames)) return [`${depth}framed page ${JSON.stringify(frameName(node))}`];
    return [
      depth + [node.localName, ...attributesOf(node), ...stateOf(node)].join(' '),
      ...linesIn(node, `${depth}  `),
    ];
  });

/**
 * React counts the ids that it makes over all that a document ever held: each is called by its place among
 * those of its page.
 */
const withOwnIds = (lines: readonly string[]): readonly string[] => {
  const made = new Map<string, string>();
  const called = (id: string): string => made.get(id) ?? made.set(id, `made-${made.size + 1}`).get(id) ?? id;
  return lines.map((line) => line.replace(/_r_\w+?_/g, called));
};

/**
 * The whole tree of a page: a line for each element with all its attributes, and for each text, in their
 * order and depth.
 */
export const pageTree = (root: Element): readonly string[] => {
  const whole = root.cloneNode(true) as Element;
  // Texts beside each other are one to everybody who reads them.
  whole.normalize();
  return withOwnIds(linesIn(whole, ''));
};
