const withoutSlashes = (text: string): string =>
  text
    .split('/')
    .filter((part) => part !== '')
    .join('/');

const camelCase = (text: string): string =>
  text
    .split(/[-_]/)
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('');

const repairs: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.charAt(0).toLowerCase() + text.slice(1),
  camelCase,
  (text) => text.toLowerCase(),
  withoutSlashes,
];

export const repairText = (text: string, pattern: string): string | undefined => {
  const expression = new RegExp(pattern, 'u');
  return repairs
    .map((repair) => repair(text))
    .find((candidate) => candidate !== text && expression.test(candidate));
};
