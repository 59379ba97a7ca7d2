/** One property as written: a name, a coverage index and values (R3.002). */
export interface WrittenProperty {
  readonly name: string;
  readonly index: string;
  readonly values: readonly string[];
}

const escaped: Readonly<Record<string, string>> = { '%2C': ',', '%7C': '|', '%25': '%' };

const unescaped = (value: string): string =>
  value.includes('%') ? value.replace(/%(?:2C|7C|25)/gi, (code) => escaped[code.toUpperCase()] ?? code) : value;

const splitProperty = (text: string): WrittenProperty => {
  const parts = text.split(',');
  const values = parts.slice(2);
  return { name: (parts[0] ?? '').trim(), index: (parts[1] ?? '').trim(), values: text.includes('%') ? values.map(unescaped) : values };
};

/** The properties of a data string, values unescaped (contract 4); blank and nameless ones are left out. */
export const splitProperties = (text: string): readonly WrittenProperty[] => {
  const properties: WrittenProperty[] = [];
  for (const written of text.split('|')) {
    const property = written === '' ? undefined : splitProperty(written);
    if (property !== undefined && property.name !== '') properties.push(property);
  }
  return properties;
};
