const ofItems = /^([a-z][A-Za-z0-9]*?)(LinkText|Title|Content|Text|Label|Phone)$/;
const ofScreens = /^([a-z][A-Za-z0-9]*?)(Title|Intro|Menu)$/;
const plain: readonly string[] = ['title', 'content', 'label', 'linkText', 'phone', 'path', 'menu', 'intro', 'items'];

/** The variant of a word field such as `medicareLabel`; undefined for a plain field. */
export const wordVariant = (field: string, owner: 'item' | 'screen'): { readonly variant: string; readonly field: string } | undefined => {
  if (plain.includes(field)) return undefined;
  const [, variant, varied] = (owner === 'item' ? ofItems : ofScreens).exec(field) ?? [];
  return variant !== undefined && varied !== undefined ? { variant, field: varied } : undefined;
};
