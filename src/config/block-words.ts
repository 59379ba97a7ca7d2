const specialFields: Readonly<Record<string, readonly string[]>> = {
  invoice: ['title', 'content', 'label'],
  notice: ['content'],
  underHeading: ['content'],
  greeting: [],
  idCard: [],
  fullIdCard: [],
  premiumDue: [],
};

/** Returns the text fields of a block or card that members read. */
export const blockWords = (block: object): readonly string[] => {
  const { type, heading } = block as { readonly type?: unknown; readonly heading?: unknown };
  return specialFields[heading === 'screen' ? 'underHeading' : String(type)] ?? ['title', 'content'];
};
