import { allowReferrer } from '../services/sign-in/callback.ts';
import '../ui/styles/styles.ts';
import type { EarlyArrival } from './sign-in/early-steps.ts';
import { start } from './start/start.ts';
import { loadFonts, showStaticFailure, showStaticMessage } from './start/static-document.ts';

/** What the document's first script found and began; where there is none, or it was lost, a visitor's is run now. */
const arrival = async (): Promise<EarlyArrival | undefined> => {
  if (!window.portalArrival) await import('./start/first-script-visitor.ts');
  return window.portalArrival;
};

/** Starts the portal where the first script has not left for elsewhere. */
const begin = async (): Promise<void> => {
  const early = await arrival();
  if (early?.place === 'stuck') showStaticMessage('static-stuck');
  if (early?.place !== 'top') return;
  await early.isWanted;
  allowReferrer(document);
  void loadFonts();
  await start(early);
};

begin().catch(showStaticFailure);
