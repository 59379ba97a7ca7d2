// Characters that a terminal interprets: control characters except line break and tab, and those that change the direction or break the
// line.
const obeyed = /(?![\n\t]|\r\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Escapes control and direction characters as `\u001b`, so that any text can be printed or logged. JSON stays JSON with the same value. */
export const visibleText = (text: string): string => text.replace(obeyed, escaped);
