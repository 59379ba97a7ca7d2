export type Shape = (value: unknown) => boolean;

export const isText: Shape = (value) => typeof value === 'string';

export const isBoolean: Shape = (value) => typeof value === 'boolean';

// The pattern must contain `^` and `$`.
export const matching =
  (pattern: RegExp): Shape =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

export const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);

export const listOf =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates a check of an object's own properties. Ignores properties that `fields` does not list. */
export const objectOf =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    isObject(value) &&
    Object.entries(fields).every(([name, shape]) =>
      shape(Object.hasOwn(value, name) ? value[name] : undefined),
    );

export const recordOf =
  (name: Shape, shape: Shape): Shape =>
  (value) =>
    isObject(value) && Object.entries(value).every(([key, one]) => name(key) && shape(one));
