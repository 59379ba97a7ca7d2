export const matchingLiteral = <Literal extends string>(
  literals: readonly Literal[],
  text: string,
): Literal | undefined => {
  const wanted = text.trim().toLowerCase();
  return literals.find((literal) => literal.toLowerCase() === wanted);
};

// "Yes", trimmed, in any case; anything else is no (A68).
export const isYes = (text: string): boolean => text.trim().toLowerCase() === 'yes';

// Embeddings, overrides and isolates change the direction of the text after them, also beside the value.
const directionSigns = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes Unicode characters that change the text direction. */
export const withoutOverrides = (text: string): string => text.replace(directionSigns, '');
