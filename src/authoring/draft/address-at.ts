import { findNodeAtOffset, getNodePath, type JSONPath, type Node } from 'jsonc-parser';
import type { ConfigDocument } from '../../config/files/document.ts';
import { syntaxOf } from '../../config/files/parse-document.ts';
import { lineStarts, startsIn } from '../../config/files/places.ts';
import { memoize } from '../../rules/memoize.ts';
import { addressText, type Step } from './address.ts';
import { fieldOf, isFields } from './json-value.ts';
import { documentShape, identitiesOf, isWhole, type Shape, shapeInside } from './shape.ts';

const stepInto = (
  shape: Shape | undefined,
  value: unknown,
  name: string | number,
): readonly [Step, unknown] | undefined => {
  if (isWhole(shape)) return undefined;
  if (Array.isArray(value)) {
    const identity = identitiesOf(shape, value)?.[Number(name)];
    return identity === undefined ? undefined : [{ kind: 'element', identity }, value[Number(name)]];
  }
  return isFields(value) && name !== ''
    ? [{ kind: 'name', name: String(name) }, fieldOf(value, String(name))]
    : undefined;
};

/**
 * Returns the address of the value at a JSON path, or of the surrounding value that is edited as a unit, such
 * as a gate.
 */
export const addressOfPath = (file: string, root: unknown, path: JSONPath): string => {
  const steps: Step[] = [];
  let shape = documentShape(file);
  let value = root;
  for (const name of path) {
    const found = stepInto(shape, value, name);
    if (!found) break;
    const [step, inner] = found;
    steps.push(step);
    shape = shapeInside(shape, step, inner);
    value = inner;
  }
  return addressText({ file, steps });
};

const offsetIn = (text: string, starts: readonly number[], line: number, column: number): number =>
  Math.min(text.length, (starts[line - 1] ?? text.length) + column - 1);

/** Returns the offset of a line and column (both 1-based) in a text. */
export const offsetAt = (text: string, line: number, column: number): number =>
  offsetIn(text, lineStarts(text), line, column);

const pathTo = (tree: Node, offset: number): JSONPath => {
  const node = findNodeAtOffset(tree, offset);
  if (!node) return [];
  return [...getNodePath(node), ...(node.type === 'array' ? [0] : [])];
};

const addressesIn = memoize((document: ConfigDocument) => {
  const { file, value } = document;
  const { tree, errors } = syntaxOf(document);
  return memoize((offset: number): string =>
    addressOfPath(file, value, tree && errors.length === 0 ? pathTo(tree, offset) : []),
  );
});

// Lines and columns count from 1.
export const addressAt = (document: ConfigDocument, line: number, column: number): string =>
  addressesIn(document)(offsetIn(document.text, startsIn(document), line, column));
