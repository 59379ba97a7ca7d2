const storageKey = 'workbench.last-opened';

// As many as a user takes in at a glance.
const most = 6;

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

export const lastOpened = (): readonly string[] => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return isNames(value) ? value : [];
  } catch {
    return [];
  }
};

export const rememberOpened = (item: string): void =>
  sessionStorage.setItem(
    storageKey,
    JSON.stringify([item, ...lastOpened().filter((other) => other !== item)].slice(0, most)),
  );
