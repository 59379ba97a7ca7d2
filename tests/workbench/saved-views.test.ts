import { expect, test } from 'vitest';
import { bodyMistakes } from '../../src/workbench/server/requests/body-mistakes.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { servedWorkbench } from '../support/workbench/served-workbench.ts';

const view = {
  title: 'Compare: m01, m05',
  about: ['Live, release 1'],
  columns: ['Item', 'm01', 'm05'],
  rows: [['billing', 'shown', 'nobody']],
  language: 'en',
};

test(
  'a view is saved as JSON that has its schema, and one without heads is refused',
  { timeout: 120_000 },
  async () => {
    const viewer = await servedWorkbench(await freshEmbedded()).as(['viewer']);
    const saved = await viewer.ask('POST /api/tables', { ...view, format: 'json' });
    expect([saved.status, bodyMistakes('Table', saved.body, 'en')]).toEqual([200, []]);
    expect(saved.body).toMatchObject(view);
    expect((await viewer.ask('POST /api/tables', { ...view, columns: [], format: 'json' })).status).toBe(422);
  },
);
