import type { Context, Handler } from 'hono';
import { isRealDay, lastDay } from '../../../config/calendar.ts';
import type { Language } from '../../api/generated/api-shapes.ts';
import type { Session } from '../../store/people/sessions.ts';
import type { Refusal } from '../../store/outcome.ts';
import { hasRight } from '../../store/rights.ts';
import { askedLanguage, serverText } from '../words/server-words.ts';
import { findSession } from './asker.ts';
import { refusalAnswer } from './errors.ts';
import type { limiter } from './limits.ts';
import type { NoteRefusal } from './note-refusal.ts';
import { readBody } from './read-body.ts';
import type { Request, Route } from './route.ts';
import { failureKind } from '../../store/database-errors.ts';
import type { Site } from './site.ts';

const reading: readonly string[] = ['GET', 'HEAD'];

const mayNot = ({ right }: Route, { roles }: Session): Refusal | undefined => {
  if (right === 'session' || hasRight(roles, right)) return undefined;
  return { code: roles.length === 0 ? 'no-role' : 'not-allowed' };
};

export const numberIn = (text = ''): number | undefined => {
  const isNumber =
    text !== '' &&
    [...text].every((sign) => sign >= '0' && sign <= '9') &&
    Number.isSafeInteger(Number(text));
  return isNumber ? Number(text) : undefined;
};

const isRight = {
  number: (text: string): boolean => numberIn(text) !== undefined,
  day: (text: string): boolean => text.length === 10 && isRealDay(text) && text <= lastDay,
};

const wrongQuery = ({ checked }: Route, { req }: Context, language: Language): Refusal | undefined => {
  const mistakes = checked.flatMap(([name, kind]) => {
    const text = req.query(name);
    if (text === undefined || isRight[kind](text)) return [];
    return [{ at: `?${name}`, message: serverText(language, `mistake.${kind}`) }];
  });
  return mistakes.length === 0 ? undefined : { code: 'not-valid', mistakes };
};

interface Counters {
  readonly countEdit: ReturnType<typeof limiter>;
  readonly noteRefusal: NoteRefusal;
}

// In this order: session, rights, limits, query, body.
export const routeHandler = (route: Route, site: Site, counters: Counters): Handler => {
  const answerOfSession = async (
    context: Context,
    session: Session,
    language: Language,
  ): Promise<Response> => {
    const forbidden = mayNot(route, session);
    if (forbidden) return refusalAnswer(forbidden, language);
    const retryAfter = route.counted ? counters.countEdit(session.hash) : undefined;
    if (retryAfter !== undefined) return refusalAnswer({ code: 'too-many', retryAfter }, language);
    const wrong = wrongQuery(route, context, language);
    if (wrong) return refusalAnswer(wrong, language);
    const { body: shape, types } = route;
    const body = reading.includes(route.method)
      ? ({ ok: true, value: {} } as const)
      : await readBody(context.req.raw, { shape, types, language });
    if (!body.ok) return refusalAnswer(body.refusal, language);
    const request: Request<unknown> = {
      actor: { person: session.person.id, through: 'web' },
      session,
      language,
      body: body.value,
      isHead: context.req.method === 'HEAD',
      bytes: body.value instanceof Uint8Array ? body.value : new Uint8Array(),
      param: (name) => context.req.param(name) ?? '',
      query: (name) => context.req.query(name),
      number: (name) => numberIn(context.req.query(name)),
      header: (name) => context.req.header(name),
    };
    return route.answer(request as Request<never>, site);
  };
  const answered = async (context: Context): Promise<Response> => {
    const found = await findSession(site, context.req.header('cookie'));
    const asked = askedLanguage(context.req.header('accept-language'));
    if (!found.ok) return refusalAnswer(found.refusal, asked);
    const session = found.value;
    const language = session.person.language ?? asked;
    context.set('person', session.person.id);
    const answer = await answerOfSession(context, session, language);
    await counters.noteRefusal({ session, route, id: context.req.param('id'), answer });
    return answer;
  };
  return async (context) => {
    try {
      return await answered(context);
    } catch (error) {
      site.log.event('failure', { route: `${route.method} ${route.path}`, kind: failureKind(error) });
      return refusalAnswer({ code: 'failed' }, askedLanguage(context.req.header('accept-language')));
    }
  };
};
