import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../tests/support/components/render-ui.tsx';
import { ok } from '../../../../tests/support/workbench/fake-server.ts';
import { messagesIn } from '../../../../tests/support/workbench/message.ts';
import { renderWorkbench } from '../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../tests/support/workbench/samples.ts';

const editor = sampleMe(samplePeople.edda, ['editor']);
const stopOf = (id: string, name: string) => ({
  id: id.repeat(36),
  draft: { id: `draft-${id}`, name },
  at: '2026-12-01T08:00:00.000Z',
  stoppedAt: '2026-11-24T08:00:00.000Z',
  failure: { code: 'publisher-gone', message: `The reason of ${name}.` },
});

test.each(['en', 'es'] as const)(
  'the bar shows stopped schedules, with the reason, until they are dismissed by keyboard, in %s',
  async (language) => {
    const { say } = messagesIn(language);
    let schedules = [stopOf('1', 'Rates of January'), stopOf('2', 'Dental cards')];
    const answer = () => ok({ schedules, count: schedules.length });
    const { asked } = await renderWorkbench({
      me: editor,
      language,
      routes: {
        'GET /api/stopped-schedules': answer,
        'POST /api/stopped-schedules/:id/dismiss': () => {
          schedules = schedules.slice(1);
          return answer();
        },
      },
    });
    const open = await screen.findByRole('button', { name: say('common.stopped.count', { count: 2 }) });
    open.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: say('common.stopped.title') });
    within(dialog).getByText(say('common.stopped.again'));
    within(dialog).getByText('The reason of Rates of January.');
    const link = within(dialog).getByRole('link', { name: 'Dental cards' });
    expect(link.getAttribute('href')).toBe('/draft/draft-2/review');
    expect(await accessibilityOf()).toEqual([]);
    for (const name of ['Rates of January', 'Dental cards']) {
      within(dialog)
        .getByRole('button', { name: say('common.stopped.dismissOf', { name }) })
        .focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: say('common.stopped.count', { count: 1 }) })).toBeNull();
    expect(asked.filter(({ route }) => route === 'POST /api/stopped-schedules/:id/dismiss')).toHaveLength(2);
  },
);
