import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { message, messagePattern, spanishMessage } from '../../../../../tests/support/workbench/message.ts';
import { ok } from '../../../../../tests/support/workbench/fake-server.ts';
import { renderWorkbench } from '../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleAudit, sampleMe, samplePeople } from '../../../../../tests/support/workbench/samples.ts';
import type { AuditRow } from '../../../api/generated/api-shapes.ts';
import { en } from '../../i18n/en.ts';
import { auditActionGroups } from './audit-actions.ts';

const { ada, edda } = samplePeople;
const administrator = sampleMe(ada, ['administrator', 'viewer']);
const rows = (): readonly string[] => screen.getAllByRole('row').map(({ textContent }) => textContent);

test('the log lists actions by Pacific day as sentences, with user, time and comment, and links to the draft', async () => {
  await renderWorkbench({ path: '/log', me: administrator });
  const [, today, comment, , , yesterday] = rows();
  expect([today, yesterday]).toEqual([message('common.is.today'), message('common.is.yesterday')]);
  expect(comment).toContain('8:20 AM');
  expect(comment).toContain('Rita Salas');
  expect(comment).toContain(message('log.deed.thread.open', { name: 'Medicare forms, second try' }));
  expect(comment).toContain('“Does the group page exist in Spanish?”');
  expect(
    screen
      .getAllByRole('link', { name: `${message('common.do.open')} Medicare forms, second try` })[0]
      ?.getAttribute('href'),
  ).toContain('/draft/');
  expect(rows().find((row) => row.match(messagePattern('log.deed.schedule.fail')))).toContain(
    message('common.is.nobody'),
  );
});

test.each(['en', 'es'] as const)(
  'a release shows that its change was undone, and the later one what it undoes, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const [row] = sampleAudit.rows;
    const action = (id: number, what: string, detail: object) => ({ ...row, id, what, detail }) as AuditRow;
    const all = [
      action(3, 'publication.settle', { number: 14 }),
      action(2, 'draft.restore', { rev: 1, undoes: 12 }),
      action(1, 'publication.settle', { number: 12 }),
    ];
    const takingBack = [{ by: 14, kind: 'undo' as const, number: 12 }];
    await renderWorkbench({
      path: '/log',
      me: administrator,
      language,
      routes: { 'GET /api/audit': () => ok({ ...sampleAudit, rows: all, takingBack }) },
    });
    const [, , newest, restore, oldest] = rows();
    expect(newest).toContain(say('history.undoes', { number: '12' }));
    expect(restore).toContain(say('history.undoes', { number: '12' }));
    expect(restore).not.toContain(say('log.deed.draft.restore', { name: '' }).replaceAll(/<.*>/g, '').trim());
    expect(oldest).toContain(say('history.undone', { number: '14' }));
  },
);

test.each(['en', 'es'] as const)(
  'a draft that a release left approved, or did not, is listed with the reason, in %s',
  async (language) => {
    const say = language === 'en' ? message : spanishMessage;
    const [row] = sampleAudit.rows;
    const rebased = (id: number, detail: object) =>
      ({
        ...row,
        id,
        actor: null,
        what: 'draft.rebase',
        detail: { base: 14, rev: 3, ...detail },
      }) as AuditRow;
    const removed = { ...rebased(3, {}), detail: { redacted: true } };
    const all = [
      rebased(1, { result: 'carried' }),
      rebased(2, { result: 'lapsed', reason: 'other-effect' }),
      removed,
    ];
    await renderWorkbench({
      path: '/log',
      me: administrator,
      language,
      routes: { 'GET /api/audit': () => ok({ ...sampleAudit, rows: all }) },
    });
    const reason = say('draft.rebase.reason.other-effect');
    screen.getByText(say('draft.rebase.carried', { number: 14 }));
    screen.getByText(say('draft.rebase.lapsed', { number: 14, reason }));
  },
);

test('an intact log is shown as intact, and a broken one has a warning', async () => {
  const { queries } = await renderWorkbench({
    path: '/log',
    me: administrator,
    routes: {
      'GET /api/audit': vi
        .fn(() => ok({ ...sampleAudit, whole: false }))
        .mockReturnValueOnce(ok(sampleAudit)),
    },
  });
  expect(screen.getByText(message('log.whole.title'))).toBeTruthy();
  await queries.refetchQueries({ queryKey: ['audit'] });
  await screen.findByText(message('log.broken.title'));
});

test('older entries load on request, after the last one', async () => {
  const addresses: string[] = [];
  const first = { ...sampleAudit, more: true };
  const older = { ...sampleAudit, rows: sampleAudit.rows.slice(-1).map((row) => ({ ...row, id: 0 })) };
  await renderWorkbench({
    path: '/log',
    me: administrator,
    routes: { 'GET /api/audit': () => ok(addresses.length > 0 ? older : first) },
  });
  const asked = fetch;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    addresses.push(address);
    return asked(address, init);
  });
  const before = rows().length;
  await userEvent.click(screen.getByRole('button', { name: message('common.do.more') }));
  await waitFor(() => expect(rows().length).toBe(before + 1));
  expect(addresses).toEqual(['/api/audit?limit=50&before=1']);
});

test('a user who is not an administrator sees only their own actions, without a filter by user', async () => {
  await renderWorkbench({ path: '/log', me: sampleMe(edda, ['editor']) });
  expect(screen.getByText(message('log.own'))).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: message('log.who') })).toBeNull();
});

test('every action has its sentence and its name in the list', () => {
  const actions = auditActionGroups.flatMap(([, of]) => of);
  const at = (tree: object, what: string): unknown =>
    what.split('.').reduce<unknown>((one, step) => (one as Record<string, unknown>)[step], tree);
  expect(
    actions.filter(
      (what) => typeof at(en.log.deed, what) !== 'string' || typeof at(en.log.kind, what) !== 'string',
    ),
  ).toEqual([]);
});

test('the saved log is a file of the server, with the rows of the page', async () => {
  const queries: string[] = [];
  const file = (_: unknown, __: string, query: URLSearchParams) => {
    queries.push(query.toString());
    return ok('');
  };
  await renderWorkbench({
    path: '/log?what=draft.edit',
    me: administrator,
    routes: { 'GET /api/audit/file': file },
  });
  await userEvent.click(screen.getByRole('button', { name: message('log.save') }));
  const newest = sampleAudit.rows[0]?.id ?? 0;
  await waitFor(() =>
    expect(queries).toEqual([`before=${newest + 1}&limit=${sampleAudit.rows.length}&what=draft.edit`]),
  );
});

test('a file is listed with its draft', async () => {
  const [row] = sampleAudit.rows;
  const [[id = '', name = ''] = []] = Object.entries(sampleAudit.drafts);
  const all = [
    { ...row, id: 2, what: 'export.words', subject: id, detail: {} },
    { ...row, id: 1, what: 'export.table', subject: 'a'.repeat(64), detail: {} },
  ] as AuditRow[];
  await renderWorkbench({
    path: '/log',
    me: administrator,
    routes: { 'GET /api/audit': () => ok({ ...sampleAudit, rows: all }) },
  });
  const [, , words, table] = rows();
  expect(words).toContain(message('log.deed.export.words'));
  expect(words).toContain(name);
  expect(table).toContain(message('log.deed.export.table'));
});
