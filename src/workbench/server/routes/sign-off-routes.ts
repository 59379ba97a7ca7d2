import type { NewSignOff } from '../../api/generated/api-shapes.ts';
import { lengthOf } from '../../store/calculations/calculations.ts';
import type { HistoryRow } from '../../store/calculations/history.ts';
import { readOwnWork } from '../../store/sign-offs/own-edits.ts';
import { readSignOffs, signOff } from '../../store/sign-offs/sign-offs.ts';
import type { SourceFiles } from '../../../config/files/source.ts';
import { done } from '../../store/outcome.ts';
import { transact } from '../../store/transact.ts';
import type { NamedSource } from '../draft-checks/checker-messages.ts';
import type { HashedCells } from '../draft-checks/checker.ts';
import { ownCells } from '../draft-checks/own-cells.ts';
import { longAnswer, refusalAnswer } from '../requests/errors.ts';
import { inTableTurn } from '../requests/table-turns.ts';
import { defineRoute, inStore, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { liveSource } from './draft-routes.ts';
import { fileAnswer, notedFile } from '../requests/file-answer.ts';
import { NoAnswer } from '../threads/question-queue.ts';
import { languageOf } from './grid-routes.ts';
import { notChecked, sourceNamed } from './checked-source.ts';
import { calculateByCost, unanswered } from './long-changes.ts';

const cellsIn = (files: SourceFiles, { columns, hashes }: HashedCells) => ({
  files,
  hashOf: (item: string, column: string): string | undefined => {
    const at = columns.indexOf(column);
    return Object.hasOwn(hashes, item) ? hashes[item]?.[at] : undefined;
  },
});

const signed = async (
  { actor, body, language }: Request<readonly NewSignOff[]>,
  site: Site,
): Promise<Response> => {
  const named = await transact(site.store, actor, 'see', (granted) =>
    sourceNamed(granted, site, body[0]?.source ?? ''),
  );
  if (!named.ok) return refusalAnswer(named.refusal, language);
  const hashed = await site.checker.hashes(named.value).catch((error: unknown) => notChecked(error));
  if ('code' in hashed) return refusalAnswer(hashed, language);
  const work = await transact(site.store, actor, 'remark', (granted) => readOwnWork(granted, named.value.id));
  if (!work.ok) return refusalAnswer(work.refusal, language);
  const sourceOf = async (id: string): Promise<NamedSource | undefined> => {
    const found = await transact(site.store, actor, 'see', (granted) => sourceNamed(granted, site, id));
    return found.ok ? found.value : undefined;
  };
  const { id, files } = named.value;
  const without = (edits: readonly HistoryRow[]): Promise<SourceFiles> =>
    calculateByCost(site, {
      kind: 'without',
      work: { files, edits: edits.map(({ address, before, after }) => ({ address, before, after })) },
      state: id,
      length: lengthOf(files) * edits.length,
    });
  const finding = { checker: site.checker, source: named.value, sourceOf, without };
  const items = await ownCells(finding, body, work.value).catch((error: unknown) =>
    error instanceof NoAnswer ? unanswered(error) : notChecked(error),
  );
  if ('code' in items) return refusalAnswer(items, language);
  if (items.length > 0) return refusalAnswer({ code: 'own-cell', items }, language);
  const outcome = await transact(site.store, actor, 'remark', (granted) =>
    signOff(granted, body, cellsIn(named.value.files, hashed)),
  );
  return outcome.ok ? longAnswer(outcome.value, 201) : refusalAnswer(outcome.refusal, language);
};

const reported = async (request: Request<unknown>, site: Site): Promise<Response> => {
  const { actor, language, query } = request;
  const format = query('format') ?? 'html';
  if (format !== 'html' && format !== 'xlsx') return refusalAnswer({ code: 'unknown' }, language);
  const id = query('source') ?? liveSource(site) ?? '';
  const found = await transact(site.store, actor, 'see', async (granted) => {
    const source = await sourceNamed(granted, site, id);
    if (!source.ok) return source;
    const stored = await readSignOffs(granted);
    return stored.ok ? done({ source: source.value, ...stored.value }) : stored;
  });
  if (!found.ok) return refusalAnswer(found.refusal, language);
  const { source, signOffs } = found.value;
  const releases = site.publishing
    .chain(undefined)
    .publications.filter((entry) => entry.source === source.id);
  const [newest] = releases;
  const draft = query('draft')?.slice(0, longestName);
  const release = newest ? { number: newest.number, hash: newest.release } : undefined;
  const options = { format, language: languageOf(request), signOffs, draft, release } as const;
  const answer = await inTableTurn(request, () =>
    site.checker.report(source, options).then(
      (content) => fileAnswer(content, format, release ? `sign-off-release-${release.number}` : 'sign-off'),
      (error: unknown) => refusalAnswer(notChecked(error), language),
    ),
  );
  return notedFile(
    request,
    site,
    { what: 'export.sign-offs', source: source.id, detail: { format } },
    answer,
  );
};

const longestName = 200;

export const signOffRoutes: readonly Route[] = [
  inStore('GET /api/sign-offs', (granted) => readSignOffs(granted)),
  defineRoute('POST /api/sign-offs', signed),
  defineRoute('GET /api/sign-offs/report', reported),
];
