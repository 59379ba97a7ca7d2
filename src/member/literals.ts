/** The literal that equals the text, ignoring letter case and outer white space, or undefined. */
export const matchingLiteral = <Literal extends string>(literals: readonly Literal[], text: string): Literal | undefined => {
  const wanted = text.trim().toLowerCase();
  return literals.find((literal) => literal.toLowerCase() === wanted);
};

/** Whether a flag's text means yes: "Yes", trimmed, in any letter case; everything else is no (A68). */
export const isYes = (text: string): boolean => text.trim().toLowerCase() === 'yes';
