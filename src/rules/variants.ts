const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Returns the field name of a plan variant: `medicareLink`, `ppoLabel`. For `content` it is `medicareText`
 * (R3.063).
 */
export const variantField = (variant: string, field: string): string =>
  variant + capital(field === 'content' ? 'text' : field);

/**
 * Returns the value of a field for a member: from the first plan variant that applies, otherwise the
 * default value (A04).
 */
export const variantValue = (
  fields: { readonly [field: string]: unknown },
  field: string,
  variants: readonly string[],
): string | undefined => {
  const names = [...variants.map((variant) => variantField(variant, field)), field];
  return names.map((name) => fields[name]).find((value) => typeof value === 'string');
};
