import type { ExchangeFormat } from '../../api/generated/api-shapes.ts';
import { createExchange, importExchange, readExchange } from '../../store/exchanges/exchanges.ts';
import { transact } from '../../store/transact.ts';
import { apiHeaders, jsonAnswer, refusalAnswer } from '../requests/errors.ts';
import { mediaType } from '../requests/provenance.ts';
import { byHand, type Route } from '../requests/route.ts';
import { importName } from '../edits/imported-words.ts';
import { draftSources, notJudged } from './judged-source.ts';
import { saveTranslated } from './long-changes.ts';

const files: Readonly<Record<ExchangeFormat, readonly [type: string, end: string]>> = {
  csv: ['text/csv; charset=utf-8', 'csv'],
  xliff12: ['application/xliff+xml', 'xlf'],
  xliff20: ['application/xliff+xml', 'xlf'],
};

export const exchangeRoutes: readonly Route[] = [
  byHand('POST /api/drafts/:id/exchanges', async ({ actor, param, body, language }, site) => {
    const sources = await draftSources(site, actor, param('id'));
    if (!sources.ok) return refusalAnswer(sources.refusal, language);
    const { format, which } = body;
    const found = await site.judge
      .words(sources.value.source, { which, addresses: [], format, language })
      .catch((error: unknown) => notJudged(error));
    if ('code' in found) return refusalAnswer(found, language);
    const made = await transact(site.store, actor, 'edit', (granted) =>
      createExchange(granted, param('id'), format, () => found.words),
    );
    return made.ok ? jsonAnswer(made.value, 201) : refusalAnswer(made.refusal, language);
  }),
  byHand('GET /api/exchanges/:id/file', async ({ actor, param, language }, site) => {
    const read = await transact(site.store, actor, 'edit', (granted) => readExchange(granted, param('id')));
    if (!read.ok) return refusalAnswer(read.refusal, language);
    const { exchange, words, files: texts } = read.value;
    const [type, end] = files[exchange.format];
    const source = { id: exchange.source, files: texts };
    const found = await site.judge
      .words(source, { which: 'all', addresses: Object.keys(words), format: exchange.format, language })
      .catch((error: unknown) => notJudged(error));
    if ('code' in found) return refusalAnswer(found, language);
    const kept = {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="words-${exchange.id}.${end}"`,
    };
    return new Response(found.text, { headers: { ...apiHeaders, ...kept } });
  }),
  byHand('POST /api/exchanges/:id/import', async ({ actor, param, query, header, text, language }, site) => {
    const [id, dry = '0'] = [param('id'), query('dry')];
    // A misspelled `dry` must not import the file.
    if (dry !== '0' && dry !== '1') return refusalAnswer({ code: 'not-valid' }, language);
    const draftId = query('draft');
    const wish = {
      clientId: importName(id, text),
      isDry: dry === '1',
      ...(draftId !== undefined && { draftId }),
    };
    const isCsv = mediaType(header('content-type')) === 'text/csv';
    const taken = await saveTranslated(
      site,
      actor,
      { exchange: id, text, isCsv },
      (granted, { taken: read, prepared }) =>
        importExchange(granted, id, { ...wish, read: () => read, prepared }),
    );
    return taken.ok ? jsonAnswer(taken.value) : refusalAnswer(taken.refusal, language);
  }),
];
