import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessibilityOf } from '../../../../../tests/support/components/render-ui.tsx';
import { draftRoutes, reviewedDraft, titled } from '../../../../../tests/support/workbench/draft-samples.ts';
import { ok } from '../../../../../tests/support/workbench/fake-server.ts';
import { messagesIn } from '../../../../../tests/support/workbench/message.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
import { smallSource } from '../../../../../tests/support/workbench/small-source.ts';
// At hand before the first page asks for it.
import '../../features/review/draft-page.tsx';

const { paul } = samplePeople;
const cyrillic = 'Сlaims';

test.each([
  ['en', '(Cyrillic С U+0421)'],
  ['es', '(cirílico С U+0421)'],
] as const)(
  'a letter that looks like another is named in words, in changes and conflicts: %s',
  async (language, named) => {
    const { say } = messagesIn(language);
    await renderWorkbench({
      path: `/draft/${reviewedDraft.id}/review`,
      me: sampleMe(paul, ['publisher']),
      language,
      routes: {
        ...draftRoutes({}, true),
        [`GET /api/sources/${reviewedDraft.source}`]: () => ok({ files: titled(smallSource, cyrillic) }),
      },
    });
    const changes = await screen.findByRole('region', { name: say('draft.tabs.review') });
    const conflicts = await screen.findByRole('region', {
      name: say('draft.conflict.title', { count: 1, number: 42 }),
    });
    for (const part of [changes, conflicts]) {
      const name = await within(part).findByText(named);
      expect(name.previousElementSibling?.textContent).toBe(cyrillic);
      expect(name.lang).toBe(language);
    }
    expect(await accessibilityOf()).toEqual([]);
  },
);
