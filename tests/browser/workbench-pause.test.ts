import { expect, test } from 'vitest';
import { measurePauses } from '../support/workbench/pause-cost.ts';
import { pauseRoutes } from '../support/workbench/pause-routes.ts';
import { openWorkbenchJourneys } from '../support/workbench/workbench-journeys.ts';

const journeys = openWorkbenchJourneys();

test(
  'a pause in typing costs the author and a reader two requests each, and the list of drafts none',
  { tags: 'deep' },
  async () => {
    const enter = async (user: string, path: string) => (await journeys.enterAs(user, { path })).page;
    for (const { author, reader, list } of await measurePauses(enter, 2)) {
      expect(author.routes).toEqual(pauseRoutes.author);
      expect(reader.routes).toEqual(pauseRoutes.reader);
      expect(list.routes).toEqual(pauseRoutes.list);
      expect(author.bytes).toBeLessThan(4_000);
      expect(reader.bytes).toBeLessThan(6_000);
    }
  },
);
