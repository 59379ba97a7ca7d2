import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, inject, onTestFinished, vi } from 'vitest';
import { editsBetween } from '../../../src/authoring/draft/find-edits.ts';
import { valueAt } from '../../../src/authoring/draft/value-at.ts';
import { findDraftProblems } from '../../../src/authoring/reports/draft-checks.ts';
import { compileConfig } from '../../../src/config/compile/compile-config.ts';
import { sourceDocuments } from '../../../src/config/files/parse-document.ts';
import type { SourceFiles } from '../../../src/config/files/source.ts';
import { signInStaff } from '../../../src/cli/servers/sample-workbench.ts';
import { startHost } from '../../../src/host/start-host.ts';
import { workbenchClientId } from '../../../src/sandbox/fhir/workbench-client.ts';
import {
  prepareApproved,
  type PreparedDraft,
  prepareDraft,
  prepareDrafts,
  type SignedInStaff,
  type TextChange,
} from '../../../src/sandbox/prepared-drafts.ts';
import { reviewAddress } from '../../../src/workbench/web/api/draft-addresses.ts';
import { serveWorkbench } from '../../../src/workbench/server/start-workbench.ts';
import { openStore } from '../../../src/workbench/store/open/open-store.ts';
import type { SandboxOrigins } from '../../../src/sandbox/state.ts';
import type { Store } from '../../../src/workbench/store/store.ts';
import type { Chain, Draft, Drafts, Settings } from '../../../src/workbench/api/generated/api-shapes.ts';
import { journeyStart } from '../browser/clock.ts';
import { watchPage } from '../browser/complaints.ts';
import { inFirefox, openJourneyBrowser } from '../browser/journey-browser.ts';
import { enter } from '../browser/sign-in.ts';
import { openVisit } from '../browser/visit.ts';
import { startPortal } from '../servers/start-portal.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { type WorkbenchLog, workbenchLog } from './workbench-log.ts';
import { workbenchPage } from './workbench-page.ts';

interface Running {
  readonly browser: Browser;
  readonly origins: SandboxOrigins;
  readonly workbench: string;
  /** The built folder that the workbench publishes into. */
  readonly dist: string;
  readonly store: Store;
  readonly log: WorkbenchLog;
  /** A sample user with a live session. */
  readonly staff: (id: string) => SignedInStaff;
  readonly close: () => Promise<void>;
}

type VisitOptions = BrowserContextOptions & { readonly browser?: Browser };

/**
 * A portal with its sandbox, and a workbench on an embedded store that publishes into it: the one that `npm
 * start` begins with, in one process.
 */
const start = async (): Promise<Running> => {
  let dist = '';
  const begun = Date.now();
  const serve = (site: { readonly dist: string; readonly port: number }) => {
    ({ dist } = site);
    return startHost(site);
  };
  const [{ origins, close: closePortal }, browser, folder] = await Promise.all([
    startPortal({ dist: inject('dist'), serve, clock: () => journeyStart + Date.now() - begun }),
    openJourneyBrowser(),
    embeddedFolder(),
  ]);
  const store = await openStore({ folder });
  if (!('db' in store)) throw new Error(store.message);
  const cookieOf = await signInStaff(store, origins.fhir);
  const portBase = Number(new URL(origins.portal).port);
  const log = workbenchLog(folder);
  const workbench = await serveWorkbench(store, {
    ...{
      portBase,
      dist,
      place: { folder },
      portal: origins.portal,
      issuer: origins.fhir,
      clientId: workbenchClientId,
    },
    port: portBase + 4,
    cookieKeys: [],
    write: log.write,
  });
  const staff = (id: string): SignedInStaff => ({ origin: workbench.url, cookie: cookieOf(id) });
  await log.explain(() => prepareDrafts(staff('edda'), staff('rita')));
  const close = async (): Promise<void> => {
    await browser.close();
    await workbench.close();
    await closePortal();
  };
  return { browser, origins, workbench: workbench.url, dist, store, log, staff, close };
};

/** A workbench beside a portal for the journeys of a file, with the sample users and the prepared drafts. */
export const openWorkbenchJourneys = () => {
  let running: Running | undefined;
  const now = (): Running => {
    if (!running) throw new Error('The workbench of the journeys has not started.');
    return running;
  };
  beforeAll(async () => {
    running = await start();
  });
  afterAll(() => running?.close());
  beforeEach(({ onTestFailed }) => onTestFailed(() => running?.log.show()));
  /** A separate browser that ends with the test, or the caller's browser if given. */
  const visit = async ({ browser = now().browser, ...options }: VisitOptions = {}) => {
    const wide = { baseURL: now().workbench, viewport: { width: 1440, height: 900 }, locale: 'en-US' };
    const context = await browser.newContext({ ...wide, ...options });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(inFirefox ? 30_000 : 15_000);
    const page = await context.newPage();
    return { context, page, complaints: watchPage(page), workbench: workbenchPage(page) };
  };
  const asked = async <Answered>(path: string): Promise<Answered> => {
    const { origin, cookie } = now().staff('ana');
    const answer = await fetch(`${origin}/api/${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answered;
  };
  const sent = async <Answered>(who: string, name: string, body: object): Promise<Answered> => {
    const { origin, cookie } = now().staff(who);
    const [method = '', path = ''] = name.split(' ');
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Answered;
  };
  /** The files that a draft began on, and those that the server has of it now. */
  const filesOf = async (name: string) => {
    const { drafts } = await asked<Drafts>('drafts?show=all');
    const draft = drafts.find((one) => one.name === name);
    if (!draft) throw new Error(`No draft ${name}`);
    const source = async (id: string) =>
      (await asked<{ readonly files: SourceFiles }>(`sources/${id}`)).files;
    return { before: await source(draft.baseSource), after: await source(draft.source) };
  };
  return {
    visit,
    /** The built folder that the workbench publishes into. */
    builtFolder: (): string => now().dist,
    /** The same with a live session of a sample user, at the list of drafts or another path. */
    enterAs: async (
      id: string,
      { path = '/', ...options }: VisitOptions & { readonly path?: string } = {},
    ) => {
      const visitor = await visit(options);
      const [name = '', value = ''] = now().staff(id).cookie.split('=');
      await visitor.context.addCookies([{ name, value, url: now().workbench }]);
      await visitor.page.goto(path);
      return visitor;
    },
    /** A member's screen in the portal that the workbench publishes into. */
    enterPortal: async (member: string, path: string) => {
      const visitor = await openVisit(now());
      await enter(visitor, member, { path });
      return visitor.page;
    },
    /** A draft of the editor's with changes of its files, as a user left it; the path of its changes. */
    leaveDraft: async (draft: PreparedDraft): Promise<string> =>
      reviewAddress((await prepareDraft(now().staff('edda'), draft)).id),
    /** Changes settings of the workbench, as an administrator. */
    changeSettings: async (changed: Partial<Settings>): Promise<void> => {
      const expected = await asked<Settings>('settings');
      await sent('ada', 'PUT settings', { settings: { ...expected, ...changed }, expected });
    },
    /**
     * What a draft says otherwise than what it began on, as the server has it: the value at each address,
     * null where it is gone.
     */
    changesOf: async (name: string): Promise<Readonly<Record<string, unknown>>> => {
      const { before, after } = await filesOf(name);
      return Object.fromEntries(editsBetween(before, after).map(({ address, value }) => [address, value]));
    },
    /** The states of drafts in the list of drafts, and whether their approvals count on what is live. */
    statesOf: async (names: readonly string[]) => {
      const { drafts } = await asked<Drafts>('drafts?show=all');
      return names.map((name) => {
        const draft = drafts.find((one) => one.name === name);
        return draft && { state: draft.state, approved: draft.approved, outdated: draft.outdated };
      });
    },
    /** A file of the newest publication. */
    liveText: async (file: string): Promise<string> => {
      const [newest] = (await asked<Chain>('publications')).publications;
      const { files } = await asked<{ readonly files: SourceFiles }>(`sources/${newest?.source}`);
      return files[file] ?? '';
    },
    /** Makes all waiting schedules due, for one time. */
    reachScheduledTime: async (): Promise<void> => {
      await sql`update schedule set at = date_trunc('second', clock_timestamp()) where state = 'waiting'`.execute(
        now().store.db,
      );
    },
    /** A draft as the server has it: its portal, and what the check finds in it. */
    checked: async (name: string) => {
      const documents = sourceDocuments((await filesOf(name)).after);
      const problems = findDraftProblems({ documents, language: 'en', now: journeyStart });
      return {
        portal: compileConfig(documents),
        problems: problems.map(({ severity, address }) => ({ severity, address })),
      };
    },
    /** Publishes values of what is live: edited by Edda, approved by Rita. Null deletes. */
    publishValues: async (name: string, values: Readonly<Record<string, unknown>>): Promise<void> => {
      const { id, source: base } = await sent<Draft>('edda', 'POST drafts', { name, note: '' });
      const { files } = await asked<{ readonly files: SourceFiles }>(`sources/${base}`);
      const edits = Object.entries(values).map(([address, value]) => ({
        ...{ address, value, expected: valueAt(files, address).value },
      }));
      const { source } = await sent<Draft>('edda', `POST drafts/${id}/edits`, {
        ...{ clientId: randomUUID(), edits },
      });
      await sent('edda', `POST drafts/${id}/submit`, { source });
      await sent('rita', `POST drafts/${id}/reviews`, { source, verdict: 'approve' });
      const baseNumber = (await asked<Chain>('publications')).publications[0]?.number;
      const body = { publicationId: randomUUID(), source, baseNumber };
      await sent('paul', `POST drafts/${id}/publish`, body);
      await vi.waitFor(
        async () => {
          const { state } = await asked<Draft>(`drafts/${id}`);
          if (state !== 'published') throw new Error(`${name} is ${state}`);
        },
        { timeout: 120_000, interval: 1_000 },
      );
    },
    /** A draft with one change, approved: what a publisher finds. */
    approvedDraft: (name: string, change: TextChange) =>
      prepareApproved(now().staff('edda'), now().staff('rita'), { name, note: '', changes: [change] }),
    /** The release that the portal serves now, and the newest publication. */
    served: async () => {
      const { release } = (await (await fetch(`${now().origins.portal}/releases/current.json`)).json()) as {
        readonly release: string;
      };
      return release;
    },
    newestPublication: async () => (await asked<Chain>('publications')).publications[0],
  };
};
