export interface CardPicture {
  readonly brand: string;
  readonly network: string;
  readonly name: string;
  readonly facts: readonly {
    readonly name: string;
    readonly value: string;
    readonly note?: string | undefined;
  }[];
}

// Pixels: enough for a phone with three pixels per point, and for print.
const width = 1200;
const margin = 64;
const band = 132;

const ink = '#14232a';
const paper = '#ffffff';
const muted = '#445058';

interface Line {
  readonly text: string;
  readonly font: string;
  readonly color: string;
  readonly above: number;
}

const styleOf = (property: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim();

// Breaks words that are longer than a line, so that nothing is cut.
const wrap = (brush: CanvasRenderingContext2D, text: string): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  const add = (part: string, space: string): void => {
    const longer = line === '' ? part : line + space + part;
    if (brush.measureText(longer).width <= width - 2 * margin) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = part;
    }
  };
  for (const word of text.split(' ')) {
    if (brush.measureText(word).width <= width - 2 * margin) add(word, ' ');
    else [...word].forEach((letter, index) => add(letter, index === 0 ? ' ' : ''));
  }
  return [...lines, line];
};

const linesOf = ({ name, facts }: CardPicture): readonly Line[] => {
  const display = styleOf('--font-display');
  const body = styleOf('--font-body');
  return [
    { text: name, font: `600 64px ${display}`, color: ink, above: 92 },
    ...facts.flatMap((fact, index) => [
      { text: fact.name, font: `400 32px ${body}`, color: muted, above: 66 },
      {
        text: fact.value,
        font: `700 ${index === 0 ? 60 : 42}px ${body}`,
        color: ink,
        above: index === 0 ? 62 : 48,
      },
      ...(fact.note === undefined
        ? []
        : [{ text: fact.note, font: `400 32px ${body}`, color: muted, above: 48 }]),
    ]),
  ];
};

// Draws a PNG, dark on white, as high as its text needs. Contains no address and loads nothing. Rejects when
// the browser cannot draw.
export const drawCard = async (card: CardPicture): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser draws no pictures.');
  const lines = linesOf(card).flatMap((line) => {
    brush.font = line.font;
    return wrap(brush, line.text).map((text, row) => ({
      ...line,
      text,
      above: row === 0 ? line.above : parseInt(line.font.slice(4), 10) * 1.2,
    }));
  });
  canvas.width = width;
  canvas.height = lines.reduce((height, { above }) => height + above, band) + margin;
  brush.fillStyle = paper;
  brush.fillRect(0, 0, width, canvas.height);
  brush.fillStyle = styleOf('--brand-900');
  brush.fillRect(0, 0, width, band);
  brush.fillStyle = paper;
  brush.font = `600 52px ${styleOf('--font-display')}`;
  brush.fillText(card.brand, margin, 84);
  brush.font = `600 36px ${styleOf('--font-body')}`;
  brush.textAlign = 'end';
  brush.fillText(card.network, width - margin, 82);
  brush.textAlign = 'start';
  let y = band;
  for (const line of lines) {
    y += line.above;
    brush.font = line.font;
    brush.fillStyle = line.color;
    brush.fillText(line.text, margin, y);
  }
  return new Promise((done, fail) => {
    canvas.toBlob(
      (picture) => (picture ? done(picture) : fail(new Error('The picture could not be written.'))),
      'image/png',
    );
  });
};
