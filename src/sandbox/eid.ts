const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The long opaque id of a sample member: `WP-` and 84 characters made from its id by a fixed hash (domain 3.1). */
export const eid = (memberId: string): string => {
  let state = 0x811c9dc5;
  for (const letter of memberId) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  const next = (): number => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return (state >>> 11) & 63;
  };
  return `WP-${Array.from({ length: 84 }, () => letters[next()]).join('')}`;
};
