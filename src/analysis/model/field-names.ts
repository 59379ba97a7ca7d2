/** The words that members read of an item. */
export const wordNames: readonly string[] = ['title', 'label', 'linkText', 'content', 'intro', 'phone'];

/** What only names where something leads: what a member gets is the address behind it. */
export const targetNames: readonly string[] = ['link', 'recover', 'frame'];

/**
 * What is told of an item, in this order: its words, where it leads (the target and its address), what it frames, its questions, whether it
 * says that a premium is past due, its looks, the days on which it is there. Its other fields decide how it looks too, and are told where
 * they change.
 */
export const fieldNames: readonly string[] = [
  ...wordNames,
  ...['link', 'address', 'recover', 'recoverAddress', 'frame', 'frameAddress'],
  ...['openInNewTab', 'faqMain', 'pastDue', 'icon', 'tone', 'from', 'until'],
];

/** The names of fields in the order in which they are told, those without a place in it last. */
export const inToldOrder = (names: Iterable<string>): readonly string[] => {
  const given = new Set(names);
  return [...fieldNames.filter((name) => given.has(name)), ...[...given].filter((name) => !fieldNames.includes(name)).sort()];
};
