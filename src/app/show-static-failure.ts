import { revealStatic } from './reveal-static.ts';

/** Reveals the document's own words for a portal that cannot start; the reason is for the operator's console and holds no member data. */
export const showStaticFailure = (reason: unknown): void => {
  console.error(reason instanceof Error ? reason.message : 'The portal cannot start.');
  revealStatic('static-failure');
};
