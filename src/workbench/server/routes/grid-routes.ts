import type { GridWish } from '../../api/generated/api-shapes.ts';
import { done, type Outcome } from '../../store/outcome.ts';
import { transact } from '../../store/transact.ts';
import type { NamedSource } from '../draft-checks/checker-messages.ts';
import { refusalAnswer } from '../requests/errors.ts';
import { defineRoute, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { liveSource } from './draft-routes.ts';
import { inTableTurn } from '../requests/table-turns.ts';
import { fileAnswer, isFormat, notedFile } from '../requests/file-answer.ts';
import { notChecked, sourceNamed } from './checked-source.ts';

interface Asked {
  readonly source: NamedSource;
  readonly against: NamedSource | undefined;
}

const asked = (
  { actor }: Request<unknown>,
  site: Site,
  names: { readonly source: string; readonly against?: string | undefined },
): Promise<Outcome<Asked>> =>
  transact(site.store, actor, 'see', async (granted): Promise<Outcome<Asked>> => {
    const source = await sourceNamed(granted, site, names.source);
    if (!source.ok) return source;
    if (names.against === undefined) return done({ source: source.value, against: undefined });
    const other = await sourceNamed(granted, site, names.against);
    return other.ok ? done({ source: source.value, against: other.value }) : other;
  });

const tableAnswer = async (request: Request<unknown>, site: Site, options: GridWish): Promise<Response> => {
  const sources = await asked(request, site, options);
  if (!sources.ok) return refusalAnswer(sources.refusal, request.language);
  const { source, against } = sources.value;
  const answer = await inTableTurn(request, () =>
    site.checker.grid(source, against, options).then(
      (content) => fileAnswer(content, options.format, 'gating'),
      (error: unknown) => refusalAnswer(notChecked(error), request.language),
    ),
  );
  const detail = { format: options.format, ...(against && { against: against.id }) };
  return notedFile(request, site, { what: 'export.table', source: source.id, detail }, answer);
};

export const languageOf = ({ query, language }: Request<unknown>): GridWish['language'] => {
  const wanted = query('lang');
  return wanted === 'en' || wanted === 'es' ? wanted : language;
};

export const gridRoutes: readonly Route[] = [
  defineRoute('GET /api/grid', async (request, site) => {
    const format = request.query('format') ?? 'json';
    if (!isFormat(format)) return refusalAnswer({ code: 'unknown' }, request.language);
    const against = request.query('against');
    const source = request.query('source') ?? liveSource(site) ?? '';
    return tableAnswer(request, site, {
      source,
      ...(against !== undefined && { against }),
      format,
      language: languageOf(request),
    });
  }),
  defineRoute('POST /api/grid', (request, site) => tableAnswer(request, site, request.body)),
  // Only the page knows what it shows beside the table, so it sends that.
  defineRoute('POST /api/tables', async (request, site) => {
    const {
      actor,
      language,
      body: { format, draft, ...table },
    } = request;
    const allowed = await transact(site.store, actor, 'see', async () => Promise.resolve(done(undefined)));
    if (!allowed.ok) return refusalAnswer(allowed.refusal, language);
    const answer = await inTableTurn(request, () =>
      site.checker.shown(table, format).then(
        (content) => fileAnswer(content, format, 'view'),
        (error: unknown) => refusalAnswer(notChecked(error), language),
      ),
    );
    const detail = { format, rows: table.rows.length };
    return notedFile(request, site, { what: 'export.table', draft, detail }, answer);
  }),
];
