import type { Judgement, Language, Problem } from '../../api/generated/api-shapes.ts';
import { findSource } from '../../store/drafts/sources.ts';
import { done, type Outcome, type Refusal, refused } from '../../store/outcome.ts';
import { draftNow } from '../../store/rows/draft-row.ts';
import { type Actor, type Granted, transact } from '../../store/transact.ts';
import type { NamedSource } from '../draft-checks/judge-messages.ts';
import { NotJudged } from '../draft-checks/judge.ts';
import type { Site } from '../requests/site.ts';

export const sourceNamed = async (
  { db }: Granted<'see'>,
  { publishing }: Site,
  id: string,
): Promise<Outcome<NamedSource>> => {
  const files = (await findSource(db, id)) ?? publishing.files(id);
  return files ? done({ id, files }) : refused({ code: 'unknown' });
};

export interface SourcePair {
  readonly source: NamedSource;
  readonly base: NamedSource;
}

export const draftSources = async (site: Site, actor: Actor, draftId: string): Promise<Outcome<SourcePair>> =>
  transact(site.store, actor, 'see', async (granted): Promise<Outcome<SourcePair>> => {
    const draft = await draftNow(granted.db, draftId);
    if (!draft.ok) return draft;
    const source = await sourceNamed(granted, site, draft.value.source);
    if (!source.ok) return source;
    const base = await sourceNamed(granted, site, draft.value.baseSource);
    return base.ok ? done({ source: source.value, base: base.value }) : base;
  });

export const notJudged = (error: unknown): Refusal =>
  error instanceof NotJudged && error.why !== 'failed' ? { code: 'not-valid' } : { code: 'failed' };

const errorsIn = ({ problems }: Judgement): readonly Problem[] =>
  problems.filter(({ severity }) => severity === 'error');

export const withoutErrors = async (
  { judge }: Site,
  { source, base }: SourcePair,
  language: Language,
): Promise<Outcome<true>> => {
  const judgement = await judge.judge(source, base, language).catch(() => undefined);
  if (!judgement) return refused({ code: 'failed' });
  const problems = errorsIn(judgement);
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
