import type { Grid } from '../../api/generated/api-shapes.ts';
import { readSignOffs, signOff } from '../../store/drafts/sign-offs.ts';
import { done, type Outcome } from '../../store/refusals.ts';
import { transact } from '../../store/transact.ts';
import type { NamedSource } from '../judge/judge-messages.ts';
import { type GridFormat, gridFormats } from '../judge/source-grid.ts';
import { apiHeaders, jsonAnswer, refusalAnswer } from '../requests/errors.ts';
import { byHand, inStore, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../site.ts';
import { liveSource } from './draft-routes.ts';
import { notJudged, sourceNamed } from './judged-source.ts';

/** The type of each form, and how its file is called. */
const files: Readonly<Record<GridFormat, readonly [type: string, name: string | undefined]>> = {
  json: ['application/json', undefined],
  csv: ['text/csv; charset=utf-8', 'gating.csv'],
  html: ['text/html; charset=utf-8', 'gating.html'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'gating.xlsx'],
  markdown: ['text/markdown; charset=utf-8', 'gating.md'],
};

const fileAnswer = (content: string | Uint8Array, format: GridFormat): Response => {
  const [type, name] = files[format];
  // A file is kept, never opened on our own origin: its page has scripts of its own.
  const kept = name === undefined ? {} : { 'Content-Disposition': `attachment; filename="${name}"` };
  return new Response(typeof content === 'string' ? content : Buffer.from(content), {
    headers: { ...apiHeaders, 'Content-Type': type, ...kept },
  });
};

interface Asked {
  readonly source: NamedSource;
  readonly against: NamedSource | undefined;
}

/** The sources that are asked about: what is live unless the address says which. */
const asked = ({ actor, query }: Request<unknown>, site: Site): Promise<Outcome<Asked>> =>
  transact(site.store, actor, 'see', async (granted): Promise<Outcome<Asked>> => {
    const source = await sourceNamed(granted, site, query('source') ?? liveSource(site) ?? '');
    if (!source.ok) return source;
    const against = query('against');
    if (against === undefined) return done({ source: source.value, against: undefined });
    const other = await sourceNamed(granted, site, against);
    return other.ok ? done({ source: source.value, against: other.value }) : other;
  });

const isFormat = (text: string): text is GridFormat => gridFormats.some((one) => one === text);

/** Hashes of the cells of a source by item and column. */
const cellsOf = async ({ judge }: Site, source: NamedSource): Promise<ReadonlyMap<string, string>> => {
  const { rows } = JSON.parse(String(await judge.grid(source, undefined, 'json', 'en'))) as Grid;
  return new Map(rows.flatMap(({ id, cells }) => cells.map((cell) => [`${id} ${String(cell['name'])}`, cell.cellHash] as const)));
};

/** Who sees what, and what analysts say of it. */
export const gridRoutes: readonly Route[] = [
  byHand('GET /api/grid', { right: 'see' }, async (request, site) => {
    const { query, language } = request;
    const format = query('format') ?? 'json';
    const sources = await asked(request, site);
    if (!sources.ok) return refusalAnswer(sources.refusal, language);
    if (!isFormat(format)) return refusalAnswer({ code: 'unknown' }, language);
    const { source, against } = sources.value;
    const wanted = query('lang') === 'en' || query('lang') === 'es' ? (query('lang') as 'en' | 'es') : language;
    return site.judge.grid(source, against, format, wanted).then(
      (content) => fileAnswer(content, format),
      (error: unknown) => refusalAnswer(notJudged(error), language),
    );
  }),
  inStore('SignOffs')('GET /api/sign-offs', { right: 'see' }, (granted) => readSignOffs(granted)),
  byHand('POST /api/sign-offs', { right: 'remark', body: 'NewSignOffs' }, async ({ actor, body, language }, site) => {
    const named = await transact(site.store, actor, 'see', (granted) => sourceNamed(granted, site, body[0]?.source ?? ''));
    if (!named.ok) return refusalAnswer(named.refusal, language);
    const { files: texts } = named.value;
    const cells = await cellsOf(site, named.value).catch((error: unknown) => notJudged(error));
    if ('code' in cells) return refusalAnswer(cells, language);
    const hashOf = (item: string, column: string): string | undefined => cells.get(`${item} ${column}`);
    const signed = await transact(site.store, actor, 'remark', (granted) => signOff(granted, body, { files: texts, hashOf }));
    return signed.ok ? jsonAnswer(signed.value, 201) : refusalAnswer(signed.refusal, language);
  }),
];
