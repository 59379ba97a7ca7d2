/** How wide words of a kind stand on a phone of 390 px, in px of the portal's own sizes: a heading of a card, its text, a link. */
const kinds = {
  title: { width: 294, font: '600 17px "Source Sans 3 Variable", sans-serif' },
  text: { width: 294, font: '400 16px "Source Sans 3 Variable", sans-serif' },
} as const;

/** How words are measured: as a heading or as running text. */
export type WordKind = keyof typeof kinds;

/** How many lines words take that are as wide as told, on lines of a width; a word that is longer than a line has one of its own. */
export const linesOf = (widths: readonly number[], blank: number, width: number): number => {
  let [lines, used] = [widths.length === 0 ? 0 : 1, 0];
  for (const one of widths) {
    const next = used === 0 ? one : used + blank + one;
    if (used > 0 && next > width) {
      lines += 1;
      used = one;
    } else used = next;
  }
  return lines;
};

let canvas: CanvasRenderingContext2D | null | undefined;

/** How many lines a text takes on a phone, in the portal's own type; undefined where the browser cannot measure. */
export const phoneLines = (text: string, kind: WordKind): number | undefined => {
  canvas ??= document.createElement('canvas').getContext('2d');
  if (!canvas) return undefined;
  const { width, font } = kinds[kind];
  canvas.font = font;
  const measured = canvas;
  const widths = text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => measured.measureText(word).width);
  return linesOf(widths, measured.measureText(' ').width, width);
};
