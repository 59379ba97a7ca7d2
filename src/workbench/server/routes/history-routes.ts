import { parseAddress } from '../../../authoring/draft/address.ts';
import { done } from '../../store/outcome.ts';
import { type Granted, transact } from '../../store/transact.ts';
import { deletionsAnswer } from '../history/deletion-answers.ts';
import { findDeletions } from '../history/find-deletions.ts';
import { findItemHistory, itemHistoryAnswer } from '../history/item-history.ts';
import { jsonAnswer, refusalAnswer } from '../requests/errors.ts';
import { defineRoute, type Request, type Route } from '../requests/route.ts';
import type { Site } from '../requests/site.ts';

// The comparison runs in a thread, between two transactions.
const compared = async <Found>(
  { actor, language }: Pick<Request<unknown>, 'actor' | 'language'>,
  { store }: Site,
  find: () => Promise<Found>,
  answer: (granted: Granted<'see'>, found: Found) => Promise<unknown>,
): Promise<Response> => {
  const allowed = await transact(store, actor, 'see', () => Promise.resolve(done(undefined)));
  if (!allowed.ok) return refusalAnswer(allowed.refusal, language);
  const found = await find().catch(() => undefined);
  if (found === undefined) return refusalAnswer({ code: 'failed' }, language);
  const answered = await transact(store, actor, 'see', async (granted) => done(await answer(granted, found)));
  return answered.ok ? jsonAnswer(answered.value, 200) : refusalAnswer(answered.refusal, language);
};

export const historyRoutes: readonly Route[] = [
  defineRoute('GET /api/deletions', (request, site) => {
    const search = { before: request.number('before'), text: request.query('text') ?? '' };
    return compared(
      request,
      site,
      () => findDeletions(site.publishing.entries(), search, site.history.deletions),
      deletionsAnswer,
    );
  }),
  defineRoute('GET /api/item-history', (request, site) => {
    const { number, query } = request;
    const addresses = ['en', 'es', 'entry'].flatMap((name) => query(name) ?? []);
    for (const address of addresses) {
      const why = parseAddress(address);
      if (typeof why === 'string')
        return Promise.resolve(refusalAnswer({ code: 'unreadable', address, why }, request.language));
    }
    return compared(
      request,
      site,
      () => findItemHistory(site.publishing.entries(), { addresses, before: number('before') }, site.history),
      (granted, found) => itemHistoryAnswer(granted, site.publishing, found),
    );
  }),
];
