import { expect, test } from 'vitest';
import { sourceId } from '../../src/config/files/source.ts';
import { sourceDocuments } from '../../src/config/files/parse-document.ts';
import { checkResultOf } from '../../src/workbench/server/draft-checks/source-report.ts';
import { serverText } from '../../src/workbench/server/words/server-words.ts';
import { workerAnswers } from '../../src/workbench/web/worker/answers.ts';
import { openTexts } from '../../src/workbench/web/worker/texts.ts';
import { mirrored, withAdditions } from '../support/config/entangled-configs.ts';
import { frozenSource } from '../support/config/frozen-config.ts';
import { freshEmbedded } from '../support/workbench/embedded-store.ts';
import { fakeParts, servedWorkbench } from '../support/workbench/served-workbench.ts';
import { smallLive } from '../support/workbench/team.ts';

const now = Date.parse('2026-11-17T20:00:00Z');
const shipped = frozenSource();
const large = Object.fromEntries(withAdditions(mirrored(32)).map(({ file, text }) => [file, text]));
const links = 'config/addresses/links.json';

test('R10.18: rules too complex for the analysis leave the effects unknown, but the page is drawn and the check of files continues', () => {
  const answers = workerAnswers(() => now);
  const texts = openTexts(shipped, large);
  const ask = { language: 'en' } as const;
  expect(answers.meaning(ask, texts)).toEqual({ meaning: null, untold: 'large', staleWords: [] });
  expect(answers.problems(ask, texts).filter(({ severity }) => severity === 'error')).toMatchObject([
    {
      code: 'too-complex',
      message: expect.stringContaining('is too complex') as string,
      address: 'config/rules/rules.json#rules/mirrored',
    },
  ]);
  expect(answers.compiled({ language: 'en', side: 'draft' }, texts)?.isKept).toBe(false);
  const both = openTexts(shipped, { ...large, [links]: (large[links] ?? '').replace('https://', 'http//') });
  expect(
    answers.problems(ask, both).filter(({ severity, file }) => severity === 'error' && file === links),
  ).not.toEqual([]);
});

test(
  'R10.18: a draft with rules too complex for the analysis is refused when it is sent for review, with the name of the rule',
  { timeout: 120_000 },
  async () => {
    const { world, checker, publishing } = fakeParts();
    Object.assign(world, { files: large, live: { ...smallLive, number: 4, source: sourceId(large) } });
    const documents = sourceDocuments(large);
    const workbench = servedWorkbench(await freshEmbedded(), {
      publishing,
      checker: {
        ...checker,
        check: ({ id }, _, language) =>
          Promise.resolve({ source: id, ...checkResultOf({ documents, base: documents, language, now }) }),
      },
    });
    const edda = await workbench.as(['editor'], 'Edda');
    const { body } = await edda.ask('POST /api/drafts', { name: 'Too complex' });
    const { id, source } = body as { readonly id: string; readonly source: string };
    expect(source).toBe(sourceId(large));
    expect(await edda.ask(`GET /api/drafts/${id}/judgement`)).toMatchObject({
      body: { meaning: null, untold: serverText('en', 'untold.large') },
    });
    expect(await edda.ask(`POST /api/drafts/${id}/submit`, { source })).toMatchObject({
      status: 422,
      body: {
        code: 'not-valid',
        problems: [{ code: 'too-complex', address: 'config/rules/rules.json#rules/mirrored' }],
      },
    });
    expect((await edda.ask(`GET /api/drafts/${id}`)).body).toMatchObject({ state: 'open' });
  },
);
