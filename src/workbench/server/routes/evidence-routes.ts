import type { EvidenceAppendix } from '../../../authoring/evidence/evidence-appendix.ts';
import { type EvidenceSpan, evidenceSpan } from '../../../authoring/evidence/evidence-span.ts';
import { InvalidRequest } from '../../../authoring/refusal.ts';
import { done } from '../../store/outcome.ts';
import { releasePeople } from '../../store/publishing/release-people.ts';
import { type Granted, transact } from '../../store/transact.ts';
import type { EvidenceOptions } from '../evidence/evidence-messages.ts';
import { NoEvidence } from '../evidence/start-evidence.ts';
import { refusalAnswer } from '../requests/errors.ts';
import { defineRoute, type Route } from '../requests/route.ts';
import { evidenceLimit, limiter } from '../requests/limits.ts';
import { fileAnswer, notedFile } from '../requests/file-answer.ts';
import type { Site } from '../requests/site.ts';
import { languageOf } from './grid-routes.ts';

const count = limiter(evidenceLimit);

type EvidenceQuery = Omit<EvidenceOptions, 'appendix'>;

// Undefined for an impossible span, which the evidence refuses.
const spanOf = ({ from, to, now }: EvidenceQuery): EvidenceSpan | undefined => {
  try {
    return evidenceSpan({ from, to }, now);
  } catch (error) {
    if (error instanceof InvalidRequest) return undefined;
    throw error;
  }
};

const peopleIn = async (
  granted: Granted<'see'>,
  { publishing }: Site,
  options: EvidenceQuery,
): Promise<EvidenceAppendix | undefined> => {
  const span = spanOf(options);
  if (!span) return undefined;
  const { publications } = publishing.liveBetween(Date.parse(span.from), Date.parse(span.until));
  return {
    readAt: new Date(options.now).toISOString(),
    releases: await releasePeople(granted, publications, options.population.plan),
  };
};

export const evidenceRoutes: readonly Route[] = [
  defineRoute('GET /api/evidence', async (request, site) => {
    const { actor, language, query } = request;
    const format = query('format') ?? 'json';
    if (format !== 'json' && format !== 'html') return refusalAnswer({ code: 'unknown' }, language);
    const retryAfter = count(actor.person);
    if (retryAfter !== undefined) return refusalAnswer({ code: 'too-many', retryAfter }, language);
    const asked = {
      population: { plan: query('plan'), with: query('with') },
      ...{ from: query('from') ?? '', to: query('to') ?? '' },
      ...({ format, language: languageOf(request), now: Date.now() } as const),
    };
    const appendix = await transact(site.store, actor, 'see', async (granted) =>
      done(query('people') === 'yes' ? await peopleIn(granted, site, asked) : undefined),
    );
    if (!appendix.ok) return refusalAnswer(appendix.refusal, language);
    const options = { ...asked, appendix: appendix.value };
    const answer = await site.evidence.evidence(options).then(
      (content) => fileAnswer(content, format, `evidence-${options.from}-${options.to}`),
      (error: unknown) => {
        const texts = error instanceof NoEvidence ? error.texts : undefined;
        const mistakes = texts && [{ at: '', message: texts[language] }];
        return refusalAnswer(mistakes ? { code: 'not-valid', mistakes } : { code: 'failed' }, language);
      },
    );
    const { from, to } = options;
    const detail = { format, from, to, plan: query('plan') ?? null };
    return notedFile(request, site, { what: 'export.evidence', detail }, answer);
  }),
];
