import type { Page, Request } from 'playwright-core';
import { until } from '../until.ts';
import { workbenchPage } from './workbench-page.ts';

/** What one pause in typing costs one page. */
export interface PauseCost {
  /**
   * The routes that the page asked, in order; without the presence that a page sends every 15 s, and the
   * event stream.
   */
  readonly routes: readonly string[];
  /** Bytes on the wire of these requests and their answers, headers included, and of the events. */
  readonly bytes: number;
}

const item = 'coverage.wellness/programs/preventive';
const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/;
const sourceId = /[0-9a-f]{64}/;

const routeOf = (request: Request): string => {
  const { pathname } = new URL(request.url());
  return `${request.method()} ${pathname.replace(uuid, ':id').replace(sourceId, ':id')}`;
};

const isCounted = (request: Request): boolean => {
  const { pathname } = new URL(request.url());
  return pathname.startsWith('/api/') && !['/api/presence', '/api/events'].includes(pathname);
};

const sizeOf = async (request: Request): Promise<number> => {
  const { requestBodySize, requestHeadersSize, responseBodySize, responseHeadersSize } =
    await request.sizes();
  return requestBodySize + requestHeadersSize + responseBodySize + responseHeadersSize;
};

const watchCost = async (page: Page) => {
  const requests: Request[] = [];
  let eventBytes = 0;
  page.on('requestfinished', (request) => void (isCounted(request) && requests.push(request)));
  const devTools = await page.context().newCDPSession(page);
  let isListening = false;
  devTools.on('Network.responseReceived', ({ type }) => (isListening ||= type === 'EventSource'));
  // Presence comes by the clock, not with a pause.
  devTools.on('Network.eventSourceMessageReceived', ({ eventName, eventId, data }) => {
    if (eventName !== 'presence')
      eventBytes += `id: ${eventId}\nevent: ${eventName}\ndata: ${data}\n\n`.length;
  });
  await devTools.send('Network.enable');
  return {
    has: (route: string): boolean => requests.some((request) => routeOf(request) === route),
    hasEvents: (): boolean => eventBytes > 0,
    isListening: (): boolean => isListening,
    /** Returns what the page cost since it was last asked. */
    take: async (): Promise<PauseCost> => {
      const taken = requests.splice(0);
      const events = eventBytes;
      eventBytes = 0;
      const sizes = await Promise.all(taken.map(sizeOf));
      return { routes: taken.map(routeOf), bytes: sizes.reduce((sum, size) => sum + size, events) };
    },
  };
};

const checkResult = 'GET /api/drafts/:id/judgement';

/**
 * Lets an author type into a draft that a second browser has open, with the list of drafts in a third, and
 * returns what each pause costs each of them. `enter` opens a page at an address as a sample user.
 */
export const measurePauses = async (enter: (user: string, path: string) => Promise<Page>, pauses: number) => {
  const author = await enter('edda', '/');
  await workbenchPage(author).beginDraft(`Pauses ${pauses}`);
  const path = `${new URL(author.url()).pathname}?item=${encodeURIComponent(item)}`;
  const reader = await enter('rita', path);
  const list = await enter('ana', '/');
  const watched = {
    author: await watchCost(author),
    reader: await watchCost(reader),
    list: await watchCost(list),
  };
  const take = async (): Promise<Readonly<Record<'author' | 'reader' | 'list', PauseCost>>> => {
    const [authors, readers, lists] = await Promise.all([
      watched.author.take(),
      watched.reader.take(),
      watched.list.take(),
    ]);
    return { author: authors, reader: readers, list: lists };
  };
  const checked = (): boolean => watched.author.has(checkResult) && watched.reader.has(checkResult);
  // Opened again, so that the event streams are watched from their start.
  await Promise.all([author.goto(path), reader.reload(), list.reload()]);
  await until(
    () => Object.values(watched).every(({ isListening }) => isListening()),
    'three event streams',
    60,
  );
  await until(checked, 'the check result of the new draft', 60);
  await take();
  await author.getByLabel('Text, English', { exact: true }).focus();
  await author.keyboard.press('End');
  const costs: Awaited<ReturnType<typeof take>>[] = [];
  for (let count = 0; count <= pauses; count += 1) {
    await author.keyboard.type('x');
    await until(() => checked() && watched.list.hasEvents(), 'the check result of an edit', 60);
    costs.push(await take());
  }
  // What comes late counts for the next pause, so the first one is left out.
  return costs.slice(1);
};
