import { getLocation, type JSONPath } from 'jsonc-parser';
import { addressText, type Step } from './address.ts';
import { isFields, fieldOf, parsedJson } from './json-value.ts';
import { documentShape, identitiesOf, isWhole, type Shape, shapeInside } from './shape.ts';

/** The step to a part of a value, and that part; undefined where it has no address of its own. */
const stepInto = (shape: Shape | undefined, value: unknown, name: string | number): readonly [Step, unknown] | undefined => {
  if (isWhole(shape)) return undefined;
  if (Array.isArray(value)) {
    const identity = identitiesOf(shape, value)?.[Number(name)];
    return identity === undefined ? undefined : [{ kind: 'element', identity }, value[Number(name)]];
  }
  return isFields(value) && name !== '' ? [{ kind: 'name', name: String(name) }, fieldOf(value, String(name))] : undefined;
};

/** The address of what a JSON path leads to in a document; where it leads into one value, as into a gate, the address of that value. */
export const addressOfPath = (place: string, root: unknown, path: JSONPath): string => {
  const steps: Step[] = [];
  let [shape, value] = [documentShape(place), root];
  for (const name of path) {
    const found = stepInto(shape, value, name);
    if (!found) break;
    const [step, inner] = found;
    steps.push(step);
    shape = shapeInside(shape, step, inner);
    value = inner;
  }
  return addressText({ place, steps });
};

/** Where the sign at a line and column (both from 1) is in a text. */
export const offsetAt = (text: string, line: number, column: number): number => {
  const before = text.split('\n').slice(0, line - 1);
  return Math.min(text.length, before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1);
};

/** The address of what stands at a line and column (both from 1) of a document; the document's own where its text is no JSON. */
export const addressAt = (place: string, text: string, line: number, column: number): string => {
  const parsed = parsedJson(text);
  // One sign further: the place of a name or value is its first sign, which is not yet inside it.
  const { path } = getLocation(text, offsetAt(text, line, column) + 1);
  return addressOfPath(place, parsed?.value, parsed ? path : []);
};
