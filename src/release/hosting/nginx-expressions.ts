/** Quotes a text as a parameter of nginx. The text must not contain a dollar sign, which would start a variable. */
export const quoted = (text: string): string => `"${text.replace(/(["\\])/g, '\\$1')}"`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the nginx expression that matches exactly this text. `$` would also match before a line break at the end. */
export const exactly = (text: string): string => `~^${escaped(text)}\\z`;

// nginx compares bytes: only ASCII letters are alike in both cases. Some capitals, such as that of `ŉ`, are not
// those of one letter.
const anyForm = (sign: string): string => {
  if (sign < '\u0080') return escaped(sign);
  const forms = [sign, sign.toUpperCase()].flatMap((form) => [form, form.normalize('NFD')]);
  const equivalent = forms.filter((form) => form.normalize('NFC').toLowerCase() === sign);
  return `(?:${[...new Set(equivalent)].join('|')})`;
};

/**
 * Returns the nginx expression for a path, which matches what `matchPath` matches: any letter case, with or without
 * slashes at the end, in NFC or not.
 */
export const ofScreen = (path: string): string =>
  `~*^${[...path].map(anyForm).join('')}${path === '/' ? '' : '/*'}\\z`;

/**
 * Returns the lines of an nginx map from texts to names. The texts are expressions, because nginx's hash tables limit
 * the length of plain names.
 */
export const mapLines = (
  named: Readonly<Record<string, readonly string[]>>,
  expression: (text: string) => string = exactly,
): string =>
  Object.entries(named)
    .flatMap(([name, texts]) => texts.map((text) => `    ${quoted(expression(text))} ${name};`))
    .join('\n');
