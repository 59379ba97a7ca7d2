import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf } from '../../../../../../tests/support/components/render-ui.tsx';
import { ok } from '../../../../../../tests/support/workbench/fake-server.ts';
import { message, messagesIn } from '../../../../../../tests/support/workbench/message.ts';
import {
  operatorDraft,
  operatorRoutes,
  settingsBefore,
} from '../../../../../../tests/support/workbench/operator-samples.ts';
import { renderWorkbench } from '../../../../../../tests/support/workbench/render-workbench.tsx';
import { sampleMe, samplePeople } from '../../../../../../tests/support/workbench/samples.ts';
import type { Asked } from '../../../../../../tests/support/workbench/stand-ins.ts';
// At hand before the first page asks for them: their first download takes longer than a test waits.
import '../editor-page.tsx';
import '../raw/raw-file.tsx';

const { edda, otto } = samplePeople;
const path = `/draft/${operatorDraft.id}`;
const file = 'config/environments.json';
const operator = sampleMe(otto, ['operator']);
const saved = { 'POST /api/drafts/:id/edits': () => ok({ rev: 3, source: operatorDraft.source }) };
// The mark of a changed field is part of its name.
const label = (name: 'pkce' | 'frameOrigins' | 'state' | 'legacy'): RegExp =>
  new RegExp(`^${message(`editor.schema.field.${name}.label`)}`);
const editsIn = (asked: readonly Asked[]): readonly unknown[] =>
  asked.flatMap(({ route, body }) =>
    route === 'POST /api/drafts/:id/edits' ? (body as { readonly edits: readonly unknown[] }).edits : [],
  );

test.each([
  ['en', 'light', path],
  ['es', 'dark', `${path}?view=raw`],
] as const)(
  'an operator sees the settings, what the draft changes, and no accessibility violation: %s',
  async (language, theme, address) => {
    const { say } = messagesIn(language);
    await renderWorkbench({ path: address, me: operator, language, theme, routes: operatorRoutes() });
    await screen.findByText(say('operator.note', { count: 2 }));
    const changes = within(screen.getByRole('region', { name: say('operator.changes.title') }));
    changes.getByText(say('operator.effect.fhir.pkce.off'));
    changes.getByText(say('operator.changes.who', { origins: 'https://members.example' }));
    expect(screen.queryByRole('tree')).toBeNull();
    expect(await accessibilityOf()).toEqual([]);
  },
);

test('an operator turns a protection on again, empties a list and changes an address of another environment', async () => {
  const { asked } = await renderWorkbench({ path, me: operator, routes: { ...operatorRoutes(), ...saved } });
  await userEvent.click(await screen.findByRole('switch', { name: label('pkce') }));
  await userEvent.fill(screen.getByRole('textbox', { name: label('frameOrigins') }), '');
  await userEvent.click(screen.getByRole('button', { name: 'dev' }));
  await screen.findByRole('article', { name: 'dev' });
  await userEvent.fill(await screen.findByRole('textbox', { name: label('legacy') }), 'https://new.example/');
  await waitFor(() => expect(editsIn(asked)).toHaveLength(3), { timeout: 5_000 });
  expect(editsIn(asked)).toEqual(
    expect.arrayContaining([
      { address: `${file}#environments/prod/fhir/pkce`, expected: false, value: true },
      { address: `${file}#environments/prod/frameOrigins`, expected: ['https://pay.example'], value: [] },
      {
        address: `${file}#environments/dev/legacy`,
        expected: 'https://old.example/',
        value: 'https://new.example/',
      },
    ]),
  );
});

test('a protection that the file does not mention is on, and is written when it is turned off', async () => {
  const { asked } = await renderWorkbench({
    path: `${path}?item=${encodeURIComponent(`${file}#environments/prod`)}`,
    me: operator,
    routes: { ...operatorRoutes(), ...saved },
  });
  const state = await screen.findByRole('switch', { name: label('state') });
  expect((state as HTMLInputElement).checked).toBe(true);
  await userEvent.click(state);
  await waitFor(
    () =>
      expect(editsIn(asked)).toEqual([
        { address: `${file}#environments/prod/fhir/state`, expected: null, value: false },
      ]),
    { timeout: 5_000 },
  );
});

test('without a change the panel explains itself, and a file without environments leads to JSON', async () => {
  const { source, baseSource } = { source: 'a'.repeat(64), baseSource: 'a'.repeat(64) };
  const empty = { ...settingsBefore, [file]: '{ "environments": {} }' };
  await renderWorkbench({
    path,
    me: operator,
    routes: {
      ...operatorRoutes({ source, baseSource }),
      [`GET /api/sources/${source}`]: () => ok({ files: empty }),
    },
  });
  await screen.findByText(message('operator.changes.none'));
  screen.getByRole('heading', { name: message('operator.empty.title') });
});

test.each(['en', 'es'] as const)(
  'an editor sees an operator’s draft and the file of another draft read-only, and who may change them, in %s',
  async (language) => {
    const { say } = messagesIn(language);
    const me = sampleMe(edda, ['editor']);
    await renderWorkbench({ path, me, language, routes: operatorRoutes() });
    await screen.findByText(say('operator.notYours'));
    const field = screen.getByRole('textbox', { name: say('editor.schema.field.legacy.label') });
    expect((field as HTMLInputElement).readOnly).toBe(true);
  },
);

test.each(['en', 'es'] as const)(
  'in a draft for content the file of the settings is read-only, with a note who may change it, in %s',
  async (language) => {
    const { say } = messagesIn(language);
    await renderWorkbench({
      path: `${path}?item=${encodeURIComponent(`${file}#`)}`,
      ...{ me: sampleMe(edda, ['editor', 'operator']), language },
      routes: operatorRoutes({ kind: 'content', state: 'open' }),
    });
    await screen.findByText(say('operator.readOnly'));
    const text = await screen.findByRole('textbox', { name: say('editor.raw.label', { name: file }) });
    expect(text.getAttribute('aria-readonly')).toBe('true');
    await userEvent.click(text);
    await userEvent.keyboard('x');
    expect(screen.queryByRole('button', { name: say('editor.raw.save') })).toBeNull();
    expect(await accessibilityOf()).toEqual([]);
  },
);
