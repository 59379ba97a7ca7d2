type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: string | undefined): Fields | undefined => {
  if (value === undefined || !/^[[{]/.test(value)) return undefined;
  try {
    return JSON.parse(value) as Fields;
  } catch {
    return undefined;
  }
};

const inWords = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  return Object.entries(value)
    .map(([name, one]) => (name === 'href' ? inWords(one) : `${name}: ${inWords(one)}`))
    .join(', ');
};

const differingField = (one: Fields, other: Fields): string | undefined => {
  const own = Object.entries(one).filter(
    ([name, value]) => value !== '' && JSON.stringify(value) !== JSON.stringify(other[name]),
  );
  if (own.length === 0) return undefined;
  return inWords(Array.isArray(one) ? own.map(([, value]) => value) : Object.fromEntries(own));
};

export const differentValues = (
  before: string | undefined,
  after: string | undefined,
): readonly [string | undefined, string | undefined] => {
  const was = fieldsOf(before);
  const is = fieldsOf(after);
  return [was ? differingField(was, is ?? {}) : before, is ? differingField(is, was ?? {}) : after];
};
