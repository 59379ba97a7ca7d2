const tagEnd = (text: string, from: number): number => {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at;
  }
  return text.length;
};

const endOf = (text: string, end: string, from: number): number => {
  const found = text.indexOf(end, from);
  return found < 0 ? text.length : found + end.length;
};

// Checked before parsing, because a deep tree costs the parser quadratic time. The result is arbitrary when
// the text is not XML.
export const hasMoreLevels = (text: string, most: number): boolean => {
  let levels = 0;
  for (let at = text.indexOf('<'); at >= 0;) {
    if (text.startsWith('<!--', at)) at = endOf(text, '-->', at);
    else if (text.startsWith('<![CDATA[', at)) at = endOf(text, ']]>', at);
    else {
      const end = tagEnd(text, at);
      const isPair = text.charAt(end - 1) !== '/' && !'!?'.includes(text.charAt(at + 1));
      if (isPair) levels += text.charAt(at + 1) === '/' ? -1 : 1;
      if (levels > most) return true;
      at = end;
    }
    at = text.indexOf('<', at);
  }
  return false;
};
