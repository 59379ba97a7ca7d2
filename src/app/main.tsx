import '../ui/styles/styles.ts';
import { start } from './start/start.ts';

const begin = async (): Promise<void> => {
  // From 2024 on browsers have all that the portal uses.
  if (!('any' in AbortSignal && 'canParse' in URL))
    await import('./start/older-browsers.ts').then(
      ({ completeOlderBrowsers }) => completeOlderBrowsers(),
      () => undefined,
    );
  await start();
};

void begin();
