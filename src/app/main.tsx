import { allowReferrer } from '../services/sign-in/callback.ts';
import '../ui/styles/styles.ts';
import type { EarlyArrival } from './sign-in/early-steps.ts';
import { start } from './start/start.ts';
import { loadFonts, showStaticFailure, showStaticMessage } from './start/static-document.ts';

// Uses what the document's first script found and started. If that script is missing or was lost, runs the
// one for visitors now.
const arrival = async (): Promise<EarlyArrival | undefined> => {
  if (!window.portalArrival) await import('./start/first-script-visitor.ts');
  return window.portalArrival;
};

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
