import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { SourceFiles } from '../../src/config/files/source.ts';
import { publishRelease } from '../../src/release/chain/publish-release.ts';
import type { Drafts } from '../../src/workbench/api/generated/api-shapes.ts';
import { createDraft } from '../../src/workbench/store/drafts/create-draft.ts';
import { submitDraft } from '../../src/workbench/store/drafts/move-draft.ts';
import { reviewDraft } from '../../src/workbench/store/drafts/reviews.ts';
import { openStore, type StorePlace } from '../../src/workbench/store/open/open-store.ts';
import { replaceRoles } from '../../src/workbench/store/people/roles.ts';
import { beginSession } from '../../src/workbench/store/people/sessions.ts';
import { operate } from '../../src/workbench/store/transact.ts';
import { percentile } from '../bench-web/percentile.ts';
import { frozenSource } from '../support/config/frozen-config.ts';
import { smallConfig } from '../support/servers/built-with-releases.ts';
import { freePortBase } from '../support/servers/free-port-base.ts';
import { stubBuild } from '../support/servers/stub-build.ts';
import { embeddedFolder } from '../support/workbench/embedded-folder.ts';
import { flipToFiles } from '../support/workbench/publishing-site.ts';
import { startServer } from '../support/workbench/start-server.ts';
import { newTeam, valueOf } from '../support/workbench/team.ts';

const idleRequests = 200;

const claims = 'locales/en/claims.json';
const title = `${claims}#claims/items/prescriptionRefund/title`;

/** Approved drafts, each with another text of one card, and a reader's session. */
const prepared = async (place: StorePlace, base: SourceFiles, drafts: number): Promise<string> => {
  const store = await openStore(place);
  if (!('db' in store)) throw new Error(store.message);
  const { edda, rita, does, edit } = await newTeam(store);
  for (let at = 0; at < drafts; at += 1) {
    const begun = { number: 1, files: base };
    const { id } = valueOf(
      await does(edda, 'edit', (granted) => createDraft(granted, { name: `Draft ${at}` }, begun)),
    );
    const { source } = valueOf(await edit(edda, id, [title, 'Prescription refund form', `Refunds ${at}`]));
    valueOf(await does(edda, 'edit', (granted) => submitDraft(granted, id, { source })));
    const review = { source, verdict: 'approve' as const };
    valueOf(await does(rita, 'review', (granted) => reviewDraft(granted, id, review)));
  }
  const identity = { issuer: 'i', subject: 'reader', name: 'Reader', email: null };
  const session = await operate(store, 'web', async (granted) => {
    const begun = await beginSession(granted, identity);
    if (begun.ok) await replaceRoles(granted, begun.value.person, ['viewer']);
    return begun;
  });
  await store.close();
  return valueOf(session).token;
};

/** Seconds of processor time of a process with all its threads: a tick of the kernel is a hundredth. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** What a release costs a server that has approved drafts. */
interface CarryOver {
  /** Seconds of processor time until all are carried over. */
  readonly cpu: number;
  /** The p95 of GET /api/me before the release and until all are carried over, in milliseconds. */
  readonly idle: number;
  readonly busy: number;
}

/** A release of one text while a server in a separate process has as many approved drafts of another. */
export const carryOver = async (drafts: number): Promise<CarryOver> => {
  const base = frozenSource();
  const dist = stubBuild();
  await publishRelease(dist, smallConfig('Brisamar Health Plan', ['local']), { source: base });
  const place = { folder: await embeddedFolder() };
  const token = await prepared(place, base, drafts);
  const port = await freePortBase();
  const server = `http://127.0.0.1:${port}`;
  const given = { issuer: 'http://127.0.0.1:1', clientId: 'workbench', cookieKeys: [] };
  const child = await startServer({ dist, place, port, ...given });
  const headers = { cookie: `workbench=${token}`, origin: server, 'sec-fetch-site': 'same-origin' };
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${server}/api/${path}`, { headers })).json();
  const timed = async (): Promise<number> => {
    const begun = performance.now();
    await ask('me');
    return performance.now() - begun;
  };
  // The server's own report of a draft: the number of the release that it is based on.
  const carried = async (number: number, query = ''): Promise<number> => {
    const { drafts: page, next } = (await ask(`drafts${query}`)) as Drafts;
    const here = page.filter((one) => one.baseNumber === number && one.approved).length;
    return here + (next === null ? 0 : await carried(number, `?after=${next}`));
  };
  try {
    for (let at = 0; at < idleRequests; at += 1) await timed();
    const idle: number[] = [];
    for (let at = 0; at < idleRequests; at += 1) idle.push(await timed());
    const before = cpuOf(child.pid ?? 0);
    const text = (base[claims] ?? '').replace(
      '"For prescriptions you paid',
      '"For the prescriptions you paid',
    );
    const files = { ...base, [claims]: text };
    const number = flipToFiles(dist, files);
    const busy: number[] = [];
    while (busy.length % 40 !== 39 || (await carried(number)) < drafts) busy.push(await timed());
    const cpu = cpuOf(child.pid ?? 0) - before;
    return { cpu, idle: percentile(idle, 0.95), busy: percentile(busy, 0.95) };
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
};
