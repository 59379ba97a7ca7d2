import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { message, spanishMessage } from '../../../../tests/support/workbench/message.ts';
import { items, links, smallSource } from '../../../../tests/support/workbench/small-source.ts';
import { wordsIn, WorkbenchTree } from '../../../../tests/support/workbench/workbench-tree.tsx';
import type { SourceFiles } from '../../../config/files/source.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { liveQuery } from '../api/queries.ts';
import { sourceQuery } from '../draft/draft-data.ts';
import type { Language } from '../i18n/use-words.ts';
import { RestoredWith } from './restored-with.tsx';

const homeFile = 'config/screens/home.json';
const card = `${items}/[a]`;

const screenWith = (...blocks: readonly object[]): string =>
  JSON.stringify({ screens: [{ key: 'home', blocks }] });

const then: SourceFiles = {
  ...smallSource,
  [homeFile]: screenWith({ type: 'linkCards', id: 'cards', items: [{ id: 'a', link: 'link:one' }] }),
};

/** Without the block of the card, and without the link that the card leads to. */
const withoutBoth: SourceFiles = {
  ...smallSource,
  [homeFile]: screenWith(),
  'config/addresses/links.json': '{ "links": { "two": "https://two.example" } }',
};

const ids = { then: 'a'.repeat(64), live: 'b'.repeat(64), draft: 'c'.repeat(64) };

interface Setup {
  readonly language?: Language;
  readonly draft?: SourceFiles | undefined;
  readonly live?: SourceFiles;
}

const show = ({ language = 'en', draft, live = then }: Setup) => {
  const left = vi.fn<(without: readonly string[]) => void>();
  const queries = makeQueryClient();
  queries.setDefaultOptions({ queries: { staleTime: Infinity } });
  queries.setQueryData(liveQuery.queryKey, { number: 3, source: ids.live, release: 'r', at: '' });
  queries.setQueryData(sourceQuery(ids.then).queryKey, then);
  queries.setQueryData(sourceQuery(ids.live).queryKey, live);
  if (draft) queries.setQueryData(sourceQuery(ids.draft).queryKey, draft);
  const Dialog = () => {
    const [without, setWithout] = useState<readonly string[]>([]);
    const onWithout = (next: readonly string[]): void => {
      left(next);
      setWithout(next);
    };
    return (
      <RestoredWith
        then={ids.then}
        draft={draft && ids.draft}
        addresses={[card]}
        {...{ without, onWithout }}
      />
    );
  };
  render(
    <WorkbenchTree words={wordsIn(language)} path="/" queries={queries}>
      <Dialog />
    </WorkbenchTree>,
  );
  return left;
};

test.each(['en', 'es'] as const)(
  'a restored item brings its block, which is needed, and its link, which the user can leave out, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const left = show({ language, live: withoutBoth });
    screen.getByRole('group', { name: say('history.undo.with') });
    const [around, link] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([around?.checked, around?.disabled]).toEqual([true, true]);
    expect([link?.checked, link?.disabled]).toEqual([true, false]);
    expect(around?.closest('label')?.textContent).toContain(homeFile);
    expect(link?.closest('label')?.textContent).toContain('config/addresses/links.json');
    expect(await accessibilityOf()).toEqual([]);
    link?.focus();
    await userEvent.keyboard(' ');
    expect(left.mock.lastCall).toEqual([[links.one]]);
    await waitFor(() => expect(link?.checked).toBe(false));
    await userEvent.keyboard(' ');
    expect(left.mock.lastCall).toEqual([[]]);
    await waitFor(() => expect(link?.checked).toBe(true));
  },
);

test('a draft that still has the block and the link asks nothing, whatever is live', () => {
  show({ draft: then, live: withoutBoth });
  expect(screen.queryByRole('group')).toBeNull();
});

test('a draft without them asks, whatever is live', () => {
  show({ draft: withoutBoth });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

test('if the files of a release cannot be loaded, the page shows that it is unknown what will be restored', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  const queries = makeQueryClient();
  queries.setDefaultOptions({ queries: { retry: false } });
  queries.setQueryData(liveQuery.queryKey, { number: 3, source: ids.live, release: 'r', at: '' });
  render(
    <WorkbenchTree words={wordsIn('en')} path="/" queries={queries}>
      <RestoredWith
        then={ids.then}
        draft={undefined}
        addresses={[card]}
        without={[]}
        onWithout={() => undefined}
      />
    </WorkbenchTree>,
  );
  await waitFor(() => expect(document.querySelector('[data-note]')?.textContent).toBeTruthy());
  expect(screen.queryByRole('group')).toBeNull();
});
