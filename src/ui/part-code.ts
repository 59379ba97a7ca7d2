/**
 * Asks for the code of a part at each call until it is there, and keeps it; null where it cannot be had. Without the network it does not
 * even ask: browsers from before whatwg/html#10327 (2026) keep a failed import, and the part would stay lost with the network back.
 */
export const partCode = <Part>(load: () => Promise<Part>): (() => Promise<Part | null>) => {
  let kept: Part | null = null;
  return async () => (kept ??= navigator.onLine ? await load().catch(() => null) : null);
};
