import type { Judgement, Language, Problem } from '../../api/generated/api-shapes.ts';
import { approvedChange } from '../../store/drafts/reviews.ts';
import { findSource } from '../../store/drafts/sources.ts';
import { done, type Outcome, type Refusal, refused } from '../../store/outcome.ts';
import { draftNow } from '../../store/rows/draft-row.ts';
import { type Actor, type Granted, transact } from '../../store/transact.ts';
import type { NamedChange, NamedSource } from '../draft-checks/checker-messages.ts';
import { NotChecked } from '../draft-checks/checker.ts';
import type { Site } from '../requests/site.ts';

/** The parts of a site that are needed to read the files of drafts. */
export interface SourceSite extends Pick<Site, 'store'> {
  readonly publishing: Pick<Site['publishing'], 'files'>;
}

export const sourceNamed = async (
  { db }: Granted<'see'>,
  { publishing }: Pick<SourceSite, 'publishing'>,
  id: string,
): Promise<Outcome<NamedSource>> => {
  const files = (await findSource(db, id)) ?? publishing.files(id);
  return files ? done({ id, files }) : refused({ code: 'unknown' });
};

export interface SourcePair {
  readonly source: NamedSource;
  readonly base: NamedSource;
}

export const draftSources = async (
  site: SourceSite,
  actor: Actor,
  draftId: string,
): Promise<Outcome<SourcePair>> =>
  transact(site.store, actor, 'see', async (granted): Promise<Outcome<SourcePair>> => {
    const draft = await draftNow(granted.db, draftId);
    if (!draft.ok) return draft;
    const source = await sourceNamed(granted, site, draft.value.source);
    if (!source.ok) return source;
    const base = await sourceNamed(granted, site, draft.value.baseSource);
    return base.ok ? done({ source: source.value, base: base.value }) : base;
  });

/**
 * Returns the change of a draft and the change that a review approved. Undefined if the operator removed one of their
 * texts.
 */
export const approvedSources = (
  site: Site,
  actor: Actor,
  draftId: string,
  review: string,
): Promise<Outcome<{ readonly approved: NamedChange | undefined; readonly now: NamedChange }>> =>
  transact(site.store, actor, 'see', async (granted) => {
    const named = await approvedChange(granted, draftId, review);
    if (!named.ok) return named;
    const draft = await draftNow(granted.db, draftId);
    if (!draft.ok) return draft;
    const changeOf = async (source: string, baseSource: string | null): Promise<Outcome<NamedChange>> => {
      const own = await sourceNamed(granted, site, source);
      const base = baseSource === null ? undefined : await sourceNamed(granted, site, baseSource);
      if (!own.ok) return own;
      return base?.ok === true ? done({ base: base.value, source: own.value }) : refused({ code: 'unknown' });
    };
    const now = await changeOf(draft.value.source, draft.value.baseSource);
    if (!now.ok) return now;
    const approved = await changeOf(named.value.source, named.value.baseSource);
    return done({ approved: approved.ok ? approved.value : undefined, now: now.value });
  });

export const notChecked = (error: unknown): Refusal =>
  error instanceof NotChecked && error.why !== 'failed' ? { code: 'not-valid' } : { code: 'failed' };

const errorsIn = ({ problems }: Judgement): readonly Problem[] =>
  problems.filter(({ severity }) => severity === 'error');

export const withoutErrors = async (
  { checker }: Site,
  { source, base }: SourcePair,
  language: Language,
): Promise<Outcome<true>> => {
  const checkResult = await checker.check(source, base, language).catch(() => undefined);
  if (!checkResult) return refused({ code: 'failed' });
  const problems = errorsIn(checkResult);
  return problems.length === 0 ? done(true) : refused({ code: 'not-valid', problems });
};

// Another source is for the store to refuse.
export const draftWithoutErrors = async (
  site: Site,
  actor: Actor,
  {
    draftId,
    seen,
    language,
  }: { readonly draftId: string; readonly seen: string; readonly language: Language },
): Promise<Outcome<true>> => {
  const sources = await draftSources(site, actor, draftId);
  if (!sources.ok) return sources;
  const { id } = sources.value.source;
  return id === seen
    ? withoutErrors(site, sources.value, language)
    : refused({ code: 'other-source', source: id });
};
