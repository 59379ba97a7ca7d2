import { frozenSource } from '../support/config/frozen-config.ts';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as passed } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { applyEdits } from '../../src/authoring/draft/apply-edits.ts';
import { type SourceFiles, sourceId } from '../../src/config/files/source.ts';
import type { Store } from '../../src/workbench/store/store.ts';
import { servedWorkbench, testOrigin } from '../support/workbench/served-workbench.ts';
import { newTeam, valueOf } from '../support/workbench/team.ts';
import { createDraft } from '../../src/workbench/store/drafts/create-draft.ts';

/** What editors at work cost a server. */
interface LoadFigures {
  /** Edits that were answered with 200. */
  readonly saved: number;
  /** Any other answer, with its number. */
  readonly refused: Readonly<Record<string, number>>;
  /** Milliseconds until the answer, of 95 and of 50 of 100 edits. */
  readonly p95: number;
  readonly median: number;
  /** Whether the edits that the server tells, applied to the base, give the source that it names, and hold every one that it answered. */
  readonly isWhole: boolean;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

const share = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * part)] ?? 0;

interface Kept {
  readonly rev: number;
  readonly edits: readonly { readonly address: string; readonly before: unknown; readonly after: unknown }[];
}

/** Editors of one draft of the shipped source over loopback, each with one edit a second of a word of their own; edits are due whether or not earlier ones were answered. */
export const editLoad = async (
  store: Store,
  { editors, seconds }: { readonly editors: number; readonly seconds: number },
): Promise<LoadFigures> => {
  const workbench = servedWorkbench(store);
  const team = await newTeam(store);
  const base = frozenSource();
  const draft = valueOf(
    await team.does(team.edda, 'edit', (granted) => createDraft(granted, { name: 'Load' }, { number: 3, files: base })),
  );
  const server = createAdaptorServer({ fetch: workbench.app.fetch }) as Server;
  const port = await listening(server);
  const people = await Promise.all(Array.from({ length: editors }, (_, at) => workbench.as(['editor'], `Editor ${at}`)));
  const times: number[] = [];
  const refused: Record<string, number> = {};
  const told = new Map<string, unknown>();
  const ask = (token: string, path: string, body?: object): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { cookie: `workbench=${token}`, origin: testOrigin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const edit = async (token: string, editor: number, second: number): Promise<void> => {
    const address = `locales/en/home.json#home/items/editor${editor}/title`;
    const wish = { address, expected: second === 0 ? null : `Word ${second - 1}`, value: `Word ${second}` };
    const begun = performance.now();
    const answer = await ask(token, `/api/drafts/${draft.id}/edits`, { clientId: randomUUID(), edits: [wish] });
    times.push(performance.now() - begun);
    await answer.arrayBuffer();
    if (answer.status === 200) told.set(address, wish.value);
    else refused[answer.status] = (refused[answer.status] ?? 0) + 1;
  };
  const work = people.map(async ({ token }, editor) => {
    const start = performance.now() + (editor * 1000) / editors;
    for (let second = 0; second < seconds; second += 1) {
      await passed(Math.max(0, start + second * 1000 - performance.now()));
      await edit(token, editor, second);
    }
  });
  await Promise.all(work);
  const token = people[0]?.token ?? '';
  const { edits } = (await (await ask(token, `/api/drafts/${draft.id}/edits`)).json()) as Kept;
  const { source } = (await (await ask(token, `/api/drafts/${draft.id}`)).json()) as { readonly source: string };
  await new Promise((resolve) => server.close(resolve));
  // Request by request, as they came: a request of very many edits is laid out otherwise than many requests.
  const files = edits.reduce<SourceFiles>((before, { address, before: expected, after: value }) => {
    const replay = applyEdits(before, [{ address, expected, value }]);
    return 'files' in replay ? replay.files : {};
  }, base);
  const home = JSON.parse(files['locales/en/home.json'] ?? '{"home":{"items":{}}}') as {
    readonly home: { readonly items: Record<string, { readonly title: string }> };
  };
  const isThere = [...told].every(([address, value]) => home.home.items[address.split('/').at(-2) ?? '']?.title === value);
  const saved = times.length - Object.values(refused).reduce((sum, count) => sum + count, 0);
  return { saved, refused, p95: share(times, 0.95), median: share(times, 0.5), isWhole: isThere && sourceId(files) === source };
};
