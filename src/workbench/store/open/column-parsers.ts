// The two drivers read these types differently; the numbers are from PostgreSQL's catalogue.
const bigint = 20;
const timestamptz = 1184;

type Parser = (text: string) => unknown;

const wholeNumber: Parser = (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large a number`);
  return value;
};

// Every time column has milliseconds.
const utc: Parser = (text) => new Date(text).toISOString();

export const columnParsers: Readonly<Record<number, Parser>> = { [bigint]: wholeNumber, [timestamptz]: utc };
