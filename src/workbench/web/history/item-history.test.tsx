import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { message } from '../../../../tests/support/workbench/message.ts';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { draftRoutes, reviewedDraft } from '../../../../tests/support/workbench/draft-samples.ts';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';
// At hand before the first page asks for it: its first download takes longer than a test waits.
import '../features/editor/editor-page.tsx';
import './item-history.tsx';

test('the form of an item lists the releases that changed it, with author, time and reason', async () => {
  const path = `/draft/${reviewedDraft.id}?item=home%2Fcards%2Fa`;
  await renderWorkbench({
    path,
    me: sampleMe(samplePeople.edda, ['editor']),
    routes: draftRoutes({ state: 'open' }),
  });
  await userEvent.click(screen.getByText(message('history.open')));
  await screen.findByText('Short titles');
  expect(screen.getByText(/Nov 17, 9:30 AM/).parentElement?.textContent).toContain('Paul Ortega');
  await screen.findByText(message('history.since', { number: '41' }));
  expect(await accessibilityOf()).toEqual([]);
});
