const partLengths = [8, 4, 4, 4, 12];
const digits = new Set('0123456789abcdef');

/** Returns true for a uuid. Any other text would cause an error in a query. */
export const isId = (text: string): boolean => {
  const parts = text.split('-');
  return (
    parts.length === partLengths.length &&
    parts.every(
      (part, index) => part.length === partLengths[index] && [...part].every((sign) => digits.has(sign)),
    )
  );
};
