import { getNodePath, type JSONPath, type Node, parseTree } from 'jsonc-parser';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import { random, type Random } from './random.ts';

/** One fault put into one file of a sound configuration. */
export interface Mutant {
  readonly kind: string;
  readonly document: ConfigDocument;
  readonly text: string;
  /** Path of the value that was touched. */
  readonly path: JSONPath;
  /** Line of the fault, from 1; of a dropped name, the line of what held it. */
  readonly line: number;
}

type Spliced = Pick<Mutant, 'text'> & { readonly at: number };
type Change = (document: ConfigDocument, node: Node, dice: Random) => Spliced | undefined;

const splice = (text: string, { offset, length }: Pick<Node, 'offset' | 'length'>, by: string): Spliced => ({
  text: text.slice(0, offset) + by + text.slice(offset + length),
  at: offset,
});

const misspelt = (name: string, dice: Random): string => {
  const place = dice.below(name.length);
  const before = name.slice(0, place);
  const letter = name[place] ?? '';
  const after = name.slice(place + 1);
  return dice.pick([
    before + after || 'q',
    before + letter + letter + after,
    `${before}q${after}`,
    `${name}q`,
  ]);
};

const keyOf = (node: Node): Node | undefined =>
  node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;

const renameKey: Change = ({ text }, node, dice) => {
  const key = keyOf(node);
  return key && splice(text, key, JSON.stringify(misspelt(String(key.value), dice)));
};

/** The text without a property and the comma that belongs to it. */
const dropKey: Change = ({ text }, node) => {
  const property = node.parent?.type === 'property' ? node.parent : undefined;
  const siblings = property?.parent?.children;
  if (!property?.parent || !siblings) return undefined;
  const place = siblings.indexOf(property);
  const before = siblings[place - 1];
  const after = siblings[place + 1];
  const end = property.offset + property.length;
  const start = after || !before ? property.offset : before.offset + before.length;
  return { text: text.slice(0, start) + text.slice(after ? after.offset : end), at: property.parent.offset };
};

const others: readonly unknown[] = [7, 'q', true, null, [], {}];

const changeType: Change = ({ text }, node, dice) => {
  const kinds = others.filter((other) => parseTree(JSON.stringify(other))?.type !== node.type);
  return splice(text, node, JSON.stringify(dice.pick(kinds)));
};

const misspellText: Change = ({ text }, node, dice) =>
  node.type === 'string' && node.value !== ''
    ? splice(text, node, JSON.stringify(misspelt(String(node.value), dice)))
    : undefined;

const unknownProperty: Change = ({ text }, node) =>
  node.type === 'object'
    ? splice(text, { offset: node.offset + 1, length: 0 }, `"quux": 1${node.children?.length ? ', ' : ''}`)
    : undefined;

const repeatKey: Change = ({ text }, node) => {
  const property = node.parent?.type === 'property' ? node.parent : undefined;
  if (!property) return undefined;
  const written = text.slice(property.offset, property.offset + property.length);
  const again = `${written}, `;
  return {
    text: text.slice(0, property.offset) + again + text.slice(property.offset),
    at: property.offset + again.length,
  };
};

const repeatId: Change = ({ text }, node, dice) => {
  const key = keyOf(node)?.value as unknown;
  if (key !== 'id' && key !== 'key') return undefined;
  const holder = node.parent?.parent;
  const list = holder?.parent?.type === 'array' ? holder.parent : undefined;
  const rivals = (list?.children ?? []).filter((one) => one !== holder).flatMap((one) => one.children ?? []);
  const ids = rivals
    .filter(({ children }) => children?.[0]?.value === key)
    .map(({ children }) => String(children?.[1]?.value));
  return ids.length > 0 ? splice(text, node, JSON.stringify(dice.pick(ids))) : undefined;
};

const breakSyntax: Change = ({ text }, node, dice) => {
  const start = { offset: node.offset, length: 0 };
  const breaks = [
    () => splice(text, start, '// why\n'),
    () => splice(text, start, 'maybe '),
    () => splice(text, start, ','),
  ];
  return dice.pick(breaks)();
};

const changes: Readonly<Record<string, Change>> = {
  renameKey,
  dropKey,
  changeType,
  misspellText,
  unknownProperty,
  repeatKey,
  repeatId,
  breakSyntax,
};

/** Every value of a document; the names of properties are reached through their values. */
const nodesOf = (node: Node): readonly Node[] => {
  const children = node.type === 'property' ? (node.children ?? []).slice(1) : (node.children ?? []);
  return [...(node.type === 'property' ? [] : [node]), ...children.flatMap(nodesOf)];
};

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const isTouched = (node: Node): boolean => getNodePath(node)[0] !== '$schema';

const mutantOf = (document: ConfigDocument, dice: Random): Mutant | undefined => {
  const tree = parseTree(document.text);
  const nodes = (tree ? nodesOf(tree) : []).filter(isTouched);
  const node = dice.pick(nodes);
  const kind = dice.pick(Object.keys(changes));
  const spliced = node === tree ? undefined : changes[kind]?.(document, node, dice);
  if (!spliced || spliced.text === document.text) return undefined;
  return {
    kind,
    document,
    text: spliced.text,
    path: getNodePath(node),
    line: lineOf(spliced.text, spliced.at),
  };
};

/** `count` mutants of a configuration, the same ones for the same seed. */
export const mutants = (
  documents: readonly ConfigDocument[],
  count: number,
  seed: number,
): readonly Mutant[] => {
  const dice = random(seed);
  const made: Mutant[] = [];
  while (made.length < count) {
    const mutant = mutantOf(dice.pick(documents), dice);
    if (mutant) made.push(mutant);
  }
  return made;
};
