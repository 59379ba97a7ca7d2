/** Blocks that show other words than title and content, by their type; `underHeading` is a frame under the heading of its screen. */
const unlikeOthers: Readonly<Record<string, readonly string[]>> = {
  invoice: ['title', 'content', 'label'],
  notice: ['content'],
  underHeading: ['content'],
  greeting: [],
  idCard: [],
  fullIdCard: [],
  premiumDue: [],
};

/** Returns the words that members read of a block or of a card in it. */
export const blockWords = (block: object): readonly string[] => {
  const { type, heading } = block as { readonly type?: unknown; readonly heading?: unknown };
  return unlikeOthers[heading === 'screen' ? 'underHeading' : String(type)] ?? ['title', 'content'];
};
