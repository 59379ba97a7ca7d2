// The types of columns that the two drivers would otherwise read differently, by their numbers in the catalogue of PostgreSQL.
const bigint = 20;
const timestamptz = 1184;

type Parser = (text: string) => unknown;

const wholeNumber: Parser = (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large a number`);
  return value;
};

// Milliseconds are all there is: every column of a time has three digits.
const utc: Parser = (text) => new Date(text).toISOString();

// How values arrive from either database: bigints as numbers, times as ISO 8601 in UTC, JSON parsed, all else as the drivers do alike.
export const columnParsers: Readonly<Record<number, Parser>> = { [bigint]: wholeNumber, [timestamptz]: utc };
