import { readPresence } from '../store/people/presence.ts';
import { readUpdates } from '../store/drafts/read-drafts.ts';
import { newestRow, rowsAfter } from '../store/log-follow.ts';
import { done, type Outcome } from '../store/outcome.ts';
import type { Store } from '../store/store.ts';
import { type Granted, lookUp } from '../store/transact.ts';
import { countNext } from './background/count-changes.ts';
import type { Editing } from './edits/start-editing.ts';
import type { EventSource, News } from './events/event-hub.ts';
import { isEdit, type LoggedAction } from './events/row-event.ts';

export const eventSource = (store: Store, editing: Pick<Editing, 'count'>): EventSource => {
  const read = async <T>(
    work: (granted: Granted<'operate'>) => Promise<Outcome<T>>,
  ): Promise<T | undefined> => {
    const outcome = await lookUp(store, work);
    return outcome.ok ? outcome.value : undefined;
  };
  const updatesOf = (granted: Granted<'operate'>, rows: readonly LoggedAction[]) =>
    readUpdates(granted, [...new Set(rows.filter(isEdit).map(({ subject }) => subject))]);
  const readNews = async (granted: Granted<'operate'>, id: number, most: number): Promise<Outcome<News>> => {
    const rows = await rowsAfter(granted, id, most);
    if (!rows.ok) return rows;
    const updates = await updatesOf(granted, rows.value);
    return updates.ok ? done({ rows: rows.value, updates: updates.value }) : updates;
  };
  return {
    follow: store.follow,
    rowsAfter: async (id, most) => (await read((granted) => rowsAfter(granted, id, most))) ?? [],
    present: async (draft) => (await read((granted) => readPresence(granted, draft)))?.people,
    newest: async () => (await read(newestRow)) ?? 0,
    newsAfter: async (id, most) => {
      const news = await read((granted) => readNews(granted, id, most));
      if (!news) return { rows: [], updates: new Map() };
      const uncounted = [...news.updates].flatMap(([draft, { changes }]) =>
        changes === null ? [draft] : [],
      );
      for (const draft of uncounted) await countNext(store, editing, draft);
      const counted = uncounted.length > 0 && (await read((granted) => readUpdates(granted, uncounted)));
      return counted ? { ...news, updates: new Map([...news.updates, ...counted]) } : news;
    },
  };
};
