const kept = 'workbench.last-opened';

/** As many as are seen at a glance. */
const most = 6;

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The items that were opened from the palette in this tab, the last first. */
export const lastOpened = (): readonly string[] => {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(kept) ?? '[]');
    return isNames(value) ? value : [];
  } catch {
    return [];
  }
};

/** Remembers an item that was opened. */
export const rememberOpened = (item: string): void =>
  sessionStorage.setItem(kept, JSON.stringify([item, ...lastOpened().filter((other) => other !== item)].slice(0, most)));
