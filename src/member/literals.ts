/** The literal that equals the text, ignoring letter case and outer white space, or undefined. */
export const matchingLiteral = <Literal extends string>(literals: readonly Literal[], text: string): Literal | undefined => {
  const wanted = text.trim().toLowerCase();
  return literals.find((literal) => literal.toLowerCase() === wanted);
};

/** Whether a flag's text means yes: "Yes", trimmed, in any letter case; everything else is no (A68). */
export const isYes = (text: string): boolean => text.trim().toLowerCase() === 'yes';

/** Embeddings, overrides and isolates: they turn the direction of the text after them, also of what stands beside a value. */
const directionSigns = /[\u202A-\u202E\u2066-\u2069]/g;

/** The text without signs that turn the direction of other text. */
export const withoutOverrides = (text: string): string => text.replace(directionSigns, '');
