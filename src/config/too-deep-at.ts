/** No file needs more levels of braces and brackets; the bound of conditions (`deep-rule`) is met long before. */
const mostLevels = 200;

/** Where a JSON text opens more levels than anybody needs, and than is safe to walk through; undefined where it does not. */
export const tooDeepAt = (text: string): number | undefined => {
  let levels = 0;
  for (const { 0: sign, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{}\]]/g)) {
    if (sign === '{' || sign === '[') levels += 1;
    else if (sign === '}' || sign === ']') levels -= 1;
    if (levels > mostLevels) return index;
  }
  return undefined;
};
