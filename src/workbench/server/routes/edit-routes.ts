import { editDraft } from '../../store/drafts/edit-draft.ts';
import { editFile } from '../../store/drafts/edit-file.ts';
import type { Calculate } from '../../store/calculations/calculations.ts';
import { mergeDraft } from '../../store/drafts/merge-draft.ts';
import { editsSince, readEdits } from '../../store/drafts/read-drafts.ts';
import type { TakesBack } from '../../store/calculations/history.ts';
import { restoreDraft, storeUndo } from '../../store/drafts/restore-draft.ts';
import { done, type Outcome, refused } from '../../store/outcome.ts';
import type { Granted } from '../../store/transact.ts';
import type { TakenBack } from '../../../authoring/draft/merge/take-back.ts';
import type { NamedSource } from '../draft-checks/checker-messages.ts';
import type {
  BodyMistake,
  ChangeFile,
  Language,
  RestoreFrom,
  Saved,
  UndoRelease,
} from '../../api/generated/api-shapes.ts';
import { longAnswer, refusalAnswer } from '../requests/errors.ts';
import { findUnkeepable, hasTooManyParts } from '../requests/keepable.ts';
import { defineRoute, inStore, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';
import { liveFiles } from './draft-routes.ts';
import { draftSources } from './checked-source.ts';
import { parseJson } from '../../../authoring/draft/json-value.ts';
import { serverText } from '../words/server-words.ts';
import { changing, untilSaved } from './long-changes.ts';

const releaseFiles = ({ publishing }: Site, number: number) => {
  const source = publishing.sourceOf(number);
  return source === undefined ? undefined : publishing.files(source);
};

// Calculated beside the requests, then stored.
const prepareAndStore = (
  request: Request<Pick<UndoRelease, 'clientId'>>,
  site: Site,
  takesBack: TakesBack,
  prepare: (source: NamedSource) => Promise<TakenBack>,
): Promise<Outcome<Saved>> => {
  const { actor, body, param } = request;
  const draftId = param('id');
  return untilSaved(
    async () => {
      const sources = await draftSources(site, actor, draftId);
      if (!sources.ok) return sources;
      const { source } = sources.value;
      const prepared = await prepare(source).catch(() => undefined);
      return prepared ? done({ ...prepared, source: source.id, takesBack }) : refused({ code: 'failed' });
    },
    (prepared) =>
      changing(request, site, (granted, calculate) => storeUndo(granted, draftId, body, prepared, calculate)),
  );
};

const undone = (request: Request<UndoRelease>, site: Site): Promise<Outcome<Saved>> => {
  const { undo, addresses, choices = [] } = request.body;
  const [before, after] = [releaseFiles(site, undo - 1), releaseFiles(site, undo)];
  if (!before || !after) return Promise.resolve(refused({ code: 'unknown' }));
  return prepareAndStore(request, site, { undoes: undo }, (source) =>
    site.checker.undo(source, { before, after, addresses, choices }),
  );
};

const restoredFrom = (request: Request<RestoreFrom>, site: Site): Promise<Outcome<Saved>> => {
  const { release, addresses, without = [], choices = [] } = request.body;
  const then = releaseFiles(site, release);
  if (!then) return Promise.resolve(refused({ code: 'unknown' }));
  return prepareAndStore(request, site, { restores: release }, (source) =>
    site.checker.restore(source, { then, addresses, without, choices }),
  );
};

// In a file, a character may be written as `\u0007`.
const fileMistake = ({ place, text }: ChangeFile, language: Language): BodyMistake | undefined => {
  if (text !== null && hasTooManyParts(text))
    return { at: '/text', message: serverText(language, 'mistake.many') };
  const { at = '', sign } = findUnkeepable(text === null ? undefined : parseJson(text)?.value) ?? {};
  if (sign === undefined) return undefined;
  return { at: '/text', message: serverText(language, 'mistake.sign', `${place}#${at.slice(1)}: ${sign}`) };
};

const savedAnswer = async (
  { param, language }: Request<unknown>,
  { checker }: Site,
  saved: Outcome<Pick<Saved, 'source'>>,
): Promise<Response> => {
  if (!saved.ok) return refusalAnswer(saved.refusal, language);
  checker.moved(param('id'), saved.value.source);
  return longAnswer(saved.value);
};

export const editRoutes: readonly Route[] = [
  inStore('GET /api/drafts/:id/edits', (granted, { param, number }) =>
    readEdits(granted, param('id'), number('since') ?? 0),
  ),
  defineRoute('POST /api/drafts/:id/edits', async (request, site) => {
    const { param, body, number } = request;
    const [draftId, since] = [param('id'), number('since')];
    const save = async (granted: Granted<'draft'>, calculate: Calculate): Promise<Outcome<Saved>> => {
      const saved = await editDraft(granted, draftId, body, { calculate });
      if (!saved.ok || since === undefined) return saved;
      const edits = await editsSince(granted.db, draftId, since);
      // A repeated request may name a revision that is no longer the newest one.
      return done({ ...saved.value, edits: edits.filter(({ rev }) => rev <= saved.value.rev) });
    };
    const saved = await changing(request, site, save, body.edits.length);
    return savedAnswer(request, site, saved);
  }),
  defineRoute('PUT /api/drafts/:id/files', async (request, site) => {
    const { param, body, language } = request;
    const mistake = fileMistake(body, language);
    if (mistake) return refusalAnswer({ code: 'not-valid', mistakes: [mistake] }, language);
    const saved = await changing(request, site, (granted, calculate) =>
      editFile(granted, param('id'), body, calculate),
    );
    return savedAnswer(request, site, saved);
  }),
  defineRoute('POST /api/drafts/:id/restore', async (request, site) => {
    const { param, body } = request;
    const saved = await changing(request, site, (granted, calculate) =>
      restoreDraft(granted, param('id'), body, calculate),
    );
    return savedAnswer(request, site, saved);
  }),
  defineRoute('POST /api/drafts/:id/undo-release', async (request, site) => {
    const saved = await undone(request, site);
    return savedAnswer(request, site, saved);
  }),
  defineRoute('POST /api/drafts/:id/restore-from', async (request, site) => {
    const saved = await restoredFrom(request, site);
    return savedAnswer(request, site, saved);
  }),
  defineRoute('POST /api/drafts/:id/merge', async (request, site) => {
    const { param, body, language } = request;
    const live = liveFiles(site);
    if (!live) return refusalAnswer({ code: 'unknown' }, language);
    const merged = await changing(request, site, (granted, calculate) =>
      mergeDraft(granted, param('id'), body, live, calculate),
    );
    return savedAnswer(request, site, merged);
  }),
];
