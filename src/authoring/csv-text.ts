/** With it spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * A field that a spreadsheet takes as text: in quotes, and with an apostrophe before a sign that would begin a formula, or before
 * apostrophes that stand before one already, so that a reader can take exactly one away.
 */
const field = (text: string): string => `"${text.replace(/^'*[=+@\t\r-]/, "'$&").replaceAll('"', '""')}"`;

/** Rows as comma-separated values (RFC 4180) with a byte order mark; nothing in them becomes a formula. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
