import type { ApiError } from '../../api/generated/api-shapes.ts';
import { failureKind } from '../../store/database-errors.ts';
import type { Session } from '../../store/people/sessions.ts';
import { isId } from '../../store/is-id.ts';
import { done } from '../../store/outcome.ts';
import { operate } from '../../store/transact.ts';
import { type Limit, limiter } from './limits.ts';
import type { Route } from './route.ts';
import type { Site } from './site.ts';

// So that refused requests, however many, do not fill the audit log. The server's log has them all.
const sameLimit: Limit = { most: 1, within: 60_000 };
const personLimit: Limit = { most: 20, within: 3_600_000 };

const forbidden = 403;

export type NoteRefusal = (attempt: {
  readonly session: Session;
  readonly route: Route;
  /** The id in the path, if there is one. */
  readonly id: string | undefined;
  readonly answer: Response;
}) => Promise<void>;

/** Adds an audit entry for each request that was refused with status 403, because the user lacks the right. */
export const refusalNotes = ({ store, log }: Pick<Site, 'store' | 'log'>): NoteRefusal => {
  const countSame = limiter(sameLimit);
  const countOfPerson = limiter(personLimit);
  return async ({ session, route, id = '', answer }) => {
    if (answer.status !== forbidden) return;
    const { code } = (await answer.clone().json()) as ApiError;
    const asked = `${route.method} ${route.path}`;
    const person = session.person.id;
    if (countSame(`${person} ${asked} ${code}`) !== undefined || countOfPerson(person) !== undefined) return;
    try {
      await operate(store, 'web', ({ note }) => {
        note('request.refuse', isId(id) ? id : route.path, { route: asked, code }, person);
        return Promise.resolve(done(true));
      });
    } catch (error) {
      log.event('failure', { route: asked, kind: failureKind(error) });
    }
  };
};
