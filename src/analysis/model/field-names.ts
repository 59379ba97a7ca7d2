export const wordNames: readonly string[] = ['title', 'label', 'linkText', 'content', 'intro', 'phone'];

// Targets only name a destination: members get the address.
export const targetNames: readonly string[] = ['link', 'recover', 'frame'];

export const fieldNames: readonly string[] = [
  ...wordNames,
  ...['link', 'address', 'recover', 'recoverAddress', 'frame', 'frameAddress'],
  ...['openInNewTab', 'faqMain', 'pastDue', 'icon', 'tone', 'from', 'until'],
];

export const inDisplayOrder = (names: Iterable<string>): readonly string[] => {
  const given = new Set(names);
  return [...fieldNames.filter((name) => given.has(name)), ...[...given].filter((name) => !fieldNames.includes(name)).sort()];
};
