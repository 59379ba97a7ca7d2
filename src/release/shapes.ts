/** Whether a value that was read from a file is what it should be. */
export type Shape = (value: unknown) => boolean;

/** Any text. */
export const isText: Shape = (value) => typeof value === 'string';

/** True or false. */
export const isBoolean: Shape = (value) => typeof value === 'boolean';

/** Texts that a pattern fits; give it both ends. */
export const matching =
  (pattern: RegExp): Shape =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

/** A value that may be left out. */
export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

/** Lists whose entries all have a shape. */
export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects whose own fields have these shapes; further fields do not matter. */
export const objectOf =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) && Object.entries(fields).every(([name, shape]) => shape(Object.hasOwn(value, name) ? value[name] : undefined));

/** Objects with any number of fields, whose names and values have these shapes. */
export const recordOf =
  (name: Shape, shape: Shape): Shape =>
  (value) =>
    isObject(value) && Object.entries(value).every(([key, one]) => name(key) && shape(one));
