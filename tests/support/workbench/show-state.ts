import { onTestFinished, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { startWorker } from '../../../src/workbench/web/analysis/start-worker.ts';
import { accessibilityOf } from '../components/render-ui.tsx';
import { type DesignState, forgetKept } from './design-states.ts';
import { message, spanishMessage } from './message.ts';
import { renderWorkbench } from './render-workbench.tsx';
// At hand before the first page asks for them: their first download takes longer than a test waits.
import '../../../src/workbench/web/features/review/draft-page.tsx';
import '../../../src/workbench/web/features/editor/editor-page.tsx';
import '../../../src/workbench/web/preview/day/preview-on-day.tsx';

// The worker that the editor's code loads early is the true one.
startWorker(
  () => undefined,
  () => undefined,
).end();

const languages = ['en', 'es'] as const;
const themes = ['light', 'dark'] as const;

/** How a page is looked at: its width in pixels, and whether the system chooses the colours. */
interface Look {
  readonly width: number;
  readonly isForced: boolean;
}

const usual = { width: 1280, height: 900 } as const;

/** Wide and narrow, with the page's own colours and with the system's. */
export const allLooks: readonly Look[] = [1280, 390].flatMap((width) =>
  [false, true].map((isForced) => ({ width, isForced })),
);

/** Two of them, so that a list of states covers all combinations. */
export const looksOf = (place: number): readonly Look[] =>
  allLooks.filter((_, at) => at % 2 === Math.floor(place / 4) % 2);

/** Brings a state on, in one of both languages and themes by its place. */
export const showState = async (
  { setup, before, act, complains }: DesignState,
  place: number,
): Promise<void> => {
  const language = languages[place % 2] ?? 'en';
  const theme = themes[Math.floor(place / 2) % 2] ?? 'light';
  await forgetKept();
  onTestFinished(forgetKept);
  await before?.();
  await renderWorkbench({ ...setup, language, theme });
  await act(language === 'es' ? spanishMessage : message);
  if (complains) vi.spyOn(console, 'error').mockClear();
};

const lookAt = async ({ width, isForced }: Look): Promise<void> => {
  const features = [{ name: 'forced-colors', value: isForced ? 'active' : 'none' }];
  await cdp().send('Emulation.setEmulatedMedia', { features });
  await page.viewport(width, usual.height);
};

/** The accessibility violations of the present page in some looks, each with its look. */
export const violationsIn = async (looks: readonly Look[]): Promise<readonly string[]> => {
  onTestFinished(() => lookAt({ width: usual.width, isForced: false }));
  const found: string[] = [];
  for (const look of looks) {
    await lookAt(look);
    // Forced colours are the person's own, and the system paints them behind what axe takes for the page's
    // ground.
    const violations = await accessibilityOf(look.isForced ? ['color-contrast'] : []);
    found.push(
      ...violations.map((one) => `${look.width} px${look.isForced ? ', forced colours' : ''}: ${one}`),
    );
  }
  return found;
};
