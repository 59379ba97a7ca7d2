import { render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { sessionOver, setReached } from '../../../src/workbench/web/api/connection.ts';
import { makeQueryClient } from '../../../src/workbench/web/api/query-client.ts';
import { App } from '../../../src/workbench/web/app/app.tsx';
import { sampleNow } from './samples.ts';
import { showStyles } from './show-styles.ts';
import { type Asked, standIns, type PageSetup } from './stand-ins.ts';
import { wordsIn, WorkbenchTree } from './workbench-tree.tsx';

// A page that a test imports before it renders must not load the real analysis early: the first test would
// hear that one.
vi.stubGlobal('Worker', undefined);

/**
 * Renders the whole workbench at an address, with a server at the fetch boundary that answers from the
 * samples, at the samples' hour; all is undone after the test. Answers with what was asked, and how to wait
 * until nothing is loading.
 */
export const renderWorkbench = async (setup: PageSetup) => {
  const { path = '/', language = 'en', theme = 'light', waits = false } = setup;
  const asked: Asked[] = [];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(sampleNow) });
  for (const [name, value] of Object.entries(standIns(setup, asked))) vi.stubGlobal(name, value);
  localStorage.clear();
  setReached(true);
  sessionOver.set(false);
  document.documentElement.lang = language;
  const hideStyles = showStyles(theme);
  onTestFinished(() => {
    hideStyles();
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const queries = makeQueryClient();
  queries.setDefaultOptions({
    ...queries.getDefaultOptions(),
    queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 },
  });
  render(
    <WorkbenchTree words={wordsIn(language)} {...{ path, queries }}>
      <App />
    </WorkbenchTree>,
  );
  // The strip of the editor waits for the analysis, which most tests do not.
  // A part that no test before had loaded is compiled first.
  const limit = { timeout: 10_000 };
  if (waits) await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull(), limit);
  else
    await waitFor(
      () => expect(document.querySelector('[aria-busy]:not([data-impact], [data-impact] *)')).toBeNull(),
      limit,
    );
  await screen.findAllByRole('heading', undefined, limit);
  return { asked, queries };
};
