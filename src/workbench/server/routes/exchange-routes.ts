import type { ExchangeFormat } from '../../api/generated/api-shapes.ts';
import {
  createExchange,
  type ExchangeContent,
  readExchange,
  takeTranslations,
} from '../../store/exchanges/exchanges.ts';
import { type Outcome, refused } from '../../store/outcome.ts';
import { transact } from '../../store/transact.ts';
import { apiHeaders, jsonAnswer, refusalAnswer } from '../requests/errors.ts';
import { notedFile } from '../requests/file-answer.ts';
import { defineRoute, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { preparedTexts, shownImport, takenImport } from './import-answers.ts';
import { draftSources, notChecked } from './checked-source.ts';
import { calculating, untilSaved } from './long-changes.ts';

const files: Readonly<Record<ExchangeFormat, readonly [type: string, end: string]>> = {
  csv: ['text/csv; charset=utf-8', 'csv'],
  xliff12: ['application/xliff+xml', 'xlf'],
  xliff20: ['application/xliff+xml', 'xlf'],
};

const exchangeOf = async (
  { actor, param, query }: Request<unknown>,
  { store }: Site,
): Promise<Outcome<ExchangeContent>> => {
  const read = await transact(store, actor, 'edit', (granted) => readExchange(granted, param('id')));
  const draft = query('draft');
  const isOther = read.ok && draft !== undefined && draft !== read.value.exchange.draftId;
  return isOther ? refused({ code: 'unknown' }) : read;
};

export const exchangeRoutes: readonly Route[] = [
  defineRoute('POST /api/drafts/:id/exchanges', async ({ actor, param, body, language }, site) => {
    const sources = await draftSources(site, actor, param('id'));
    if (!sources.ok) return refusalAnswer(sources.refusal, language);
    const { format, which } = body;
    const found = await site.checker
      .words(sources.value.source, { which, addresses: [], format, language })
      .catch((error: unknown) => notChecked(error));
    if ('code' in found) return refusalAnswer(found, language);
    const made = await transact(site.store, actor, 'edit', (granted) =>
      createExchange(granted, param('id'), format, () => found.words),
    );
    return made.ok ? jsonAnswer(made.value, 201) : refusalAnswer(made.refusal, language);
  }),
  defineRoute('GET /api/exchanges/:id/file', async (request, site) => {
    const { actor, param, language } = request;
    const read = await transact(site.store, actor, 'edit', (granted) => readExchange(granted, param('id')));
    if (!read.ok) return refusalAnswer(read.refusal, language);
    const { exchange, words, files: texts } = read.value;
    const [type, end] = files[exchange.format];
    const source = { id: exchange.source, files: texts };
    const found = await site.checker
      .words(source, { which: 'all', addresses: Object.keys(words), format: exchange.format, language })
      .catch((error: unknown) => notChecked(error));
    if ('code' in found) return refusalAnswer(found, language);
    const fileHeaders = {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="words-${exchange.id}.${end}"`,
    };
    const { id, draftId, format } = exchange;
    const entry = { what: 'export.words', draft: draftId, detail: { exchange: id, format } } as const;
    return notedFile(
      request,
      site,
      entry,
      new Response(found.text, { headers: { ...apiHeaders, ...fileHeaders } }),
    );
  }),
  defineRoute('POST /api/exchanges/:id/import', async (request, site) => {
    const { query, language } = request;
    const dry = query('dry') ?? '0';
    // A misspelled `dry` must not import the file.
    if (dry !== '0' && dry !== '1') return refusalAnswer({ code: 'not-valid' }, language);
    const sent = await exchangeOf(request, site);
    if (!sent.ok) return refusalAnswer(sent.refusal, language);
    const file = { ...request, draftId: sent.value.exchange.draftId, sent: sent.value };
    const answer = await (dry === '1' ? shownImport(site, file) : takenImport(site, file));
    return answer.ok ? jsonAnswer(answer.value) : refusalAnswer(answer.refusal, language);
  }),
  defineRoute('POST /api/drafts/:id/translations/compare', async (request, site) => {
    const { actor, param, query, language } = request;
    const read = await transact(site.store, actor, 'edit', (granted) =>
      readExchange(granted, query('exchange') ?? ''),
    );
    const file = { ...request, draftId: param('id'), sent: read.ok ? read.value : undefined };
    const answer = await shownImport(site, file);
    return answer.ok ? jsonAnswer(answer.value) : refusalAnswer(answer.refusal, language);
  }),
  defineRoute('POST /api/drafts/:id/translations/take', async (request, site) => {
    const { actor, param, body, language } = request;
    const { clientId, exchange, texts } = body;
    const draftId = param('id');
    const saved = await untilSaved(
      async () => {
        const sources = await draftSources(site, actor, draftId);
        return sources.ok ? preparedTexts(site, { actor, draftId }, sources.value, texts) : sources;
      },
      (prepared) =>
        calculating(request, site, 'edit', (granted, calculate) =>
          takeTranslations(granted, draftId, { clientId, exchange, prepared }, calculate),
        ),
    );
    return saved.ok ? jsonAnswer(saved.value) : refusalAnswer(saved.refusal, language);
  }),
];
