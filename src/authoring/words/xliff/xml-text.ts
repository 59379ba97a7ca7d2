/** Returns true for a character that no XML document can contain, not even as a reference. */
const isImpossible = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return (
    (code < 0x20 && !'\t\n\r'.includes(sign)) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    code === 0xfffe ||
    code === 0xffff
  );
};

const references: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' },
  // Readers replace these by a line feed.
  ...{ '\r': '&#13;', '\u0085': '&#x85;', '\u2028': '&#x2028;', '\u2029': '&#x2029;' },
  // Unescaped, it shows that a tool read the file in another encoding.
  '\uFFFD': '&#xFFFD;',
};

// In attributes, readers replace these by a blank.
const attributeReferences: Readonly<Record<string, string>> = {
  ...references,
  ...{ '\t': '&#9;', '\n': '&#10;' },
};

/** Writes an attribute's value. Leaves out characters that XML cannot contain. */
export const attributeText = (text: string): string =>
  Array.from(text, (sign) => attributeReferences[sign] ?? (isImpossible(sign) ? '' : sign)).join('');

/** Writes the content of an element. `element` writes a character that XML cannot contain. */
export const contentText = (text: string, element: (sign: string) => string = () => ''): string =>
  Array.from(text, (sign) => references[sign] ?? (isImpossible(sign) ? element(sign) : sign)).join('');

/** Returns true if XML can contain the text. */
export const isPossible = (text: string): boolean => !Array.from(text).some(isImpossible);

/** Returns the code point as at least four hexadecimal digits. */
export const codePointDigits = (sign: string): string =>
  (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
