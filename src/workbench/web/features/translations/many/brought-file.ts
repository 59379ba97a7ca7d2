/** A translator's file that was chosen. */
export interface Brought {
  readonly blob: Blob;
  /** The exchange that it was made in, which its name tells; undefined where somebody gave it another name. */
  readonly exchange: string | undefined;
}

const letters = new Set('0123456789abcdef');

/** How an id is built: groups of so many hexadecimal digits, with lines between. */
const groups = [8, 4, 4, 4, 12];

const isId = (text: string): boolean => {
  const parts = text.split('-');
  return (
    parts.length === groups.length && parts.every((part, at) => part.length === groups[at] && [...part].every((sign) => letters.has(sign)))
  );
};

const idLength = groups.reduce((sum, one) => sum + one, groups.length - 1);

/** The id in a file's name, wherever it stands: browsers add numbers to a name that is taken, people add words. */
export const idIn = (name: string): string | undefined => {
  const low = name.toLowerCase();
  for (let at = 0; at + idLength <= low.length; at += 1) if (isId(low.slice(at, at + idLength))) return low.slice(at, at + idLength);
  return undefined;
};

/** A chosen file as it is sent: its type by how its name ends. */
export const exchangeNamed = async (file: File): Promise<Brought> => {
  const type = file.name.toLowerCase().endsWith('.csv') ? 'text/csv' : 'application/xliff+xml';
  return { blob: new Blob([await file.text()], { type }), exchange: idIn(file.name) };
};
