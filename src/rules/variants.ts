const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a variant's own field: `medicareLink`, `ppoLabel`; what varies `content` is called `medicareText` (R3.063). */
export const variantField = (variant: string, field: string): string => variant + capital(field === 'content' ? 'text' : field);

/** The field a member gets: the first applying variant that has its own, else the plain field (A04). */
export const variantValue = (
  fields: { readonly [field: string]: unknown },
  field: string,
  variants: readonly string[],
): string | undefined => {
  const names = [...variants.map((variant) => variantField(variant, field)), field];
  return names.map((name) => fields[name]).find((value) => typeof value === 'string');
};
