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
  const [name = '', index = '', ...values] = text.split(',');
  return { name: name.trim(), index: index.trim(), values: values.map(unescaped) };
};

/** The properties of a data string, values unescaped (contract 4); blank and nameless ones are left out. */
export const splitProperties = (text: string): readonly WrittenProperty[] =>
  text
    .split('|')
    .filter((property) => property.trim() !== '')
    .map(splitProperty)
    .filter((property) => property.name !== '');
