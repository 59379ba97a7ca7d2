// With it, spreadsheets read the file as UTF-8.
export const byteOrderMark = '\uFEFF';

// Spreadsheets must take the field as text. An apostrophe goes before a character that would start a formula,
// and before apostrophes that are already there, so that a reader can remove exactly one.
const field = (text: string): string => `"${text.replace(/^'*[=+@\t\r-]/, "'$&").replaceAll('"', '""')}"`;

/**
 * Formats rows as comma-separated values (RFC 4180) with a byte order mark. Escapes fields, so that spreadsheets do
 * not read them as formulas.
 */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
