/** Whether a link target is, or leads to, what a name says: `route:home?x=1` is named by `home`, `route:home?x=1`. */
export const namesTarget = (target: string, name: string): boolean =>
  target === name || target.replace(/[?#].*$/s, '').replace(/^[a-z]+:/, '') === name;
