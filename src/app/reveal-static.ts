/** Shows words of the document itself, which wait for a portal that cannot start. */
export const revealStatic = (id: 'static-failure' | 'static-stuck'): void => document.getElementById(id)?.classList.add('now');
