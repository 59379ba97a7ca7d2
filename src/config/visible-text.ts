/** What a terminal obeys instead of showing it: control characters but line break and tab, and what turns or breaks the line of writing. */
const obeyed = /(?![\n\t]|\r\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * A text as it may be printed or logged, whoever wrote it: names, files, upstream systems, visitors. What a terminal
 * would obey (C0 but line break and tab, DEL, C1, the direction marks of Unicode) stands there as `\u001b`; every other character stays.
 * Text of JSON remains JSON with the same value.
 */
export const visibleText = (text: string): string => text.replace(obeyed, escaped);
