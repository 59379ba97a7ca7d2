import { done } from '../../store/outcome.ts';
import { transact } from '../../store/transact.ts';
import { NoEvidence } from '../evidence/start-evidence.ts';
import { refusalAnswer } from '../requests/errors.ts';
import { byHand, type Route } from '../requests/route.ts';
import { evidenceLimit, limiter } from '../requests/limits.ts';
import { fileAnswer } from '../requests/file-answer.ts';
import { languageOf } from './grid-routes.ts';

const count = limiter(evidenceLimit);

export const evidenceRoutes: readonly Route[] = [
  byHand('GET /api/evidence', async (request, site) => {
    const { actor, language, query } = request;
    const format = query('format') ?? 'json';
    if (format !== 'json' && format !== 'html') return refusalAnswer({ code: 'unknown' }, language);
    const allowed = await transact(site.store, actor, 'see', () => Promise.resolve(done(undefined)));
    if (!allowed.ok) return refusalAnswer(allowed.refusal, language);
    const retryAfter = count(actor.person);
    if (retryAfter !== undefined) return refusalAnswer({ code: 'too-many', retryAfter }, language);
    const wish = {
      population: { plan: query('plan'), with: query('with') },
      ...{ from: query('from') ?? '', to: query('to') ?? '' },
      ...({ format, language: languageOf(request) } as const),
    };
    return site.evidence.evidence(wish).then(
      (content) => fileAnswer(content, format, `evidence-${wish.from}-${wish.to}`),
      (error: unknown) => {
        const texts = error instanceof NoEvidence ? error.texts : undefined;
        const mistakes = texts && [{ at: '', message: texts[language] }];
        return refusalAnswer(mistakes ? { code: 'not-valid', mistakes } : { code: 'failed' }, language);
      },
    );
  }),
];
