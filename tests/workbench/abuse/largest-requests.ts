import { randomUUID } from 'node:crypto';
import { sourceId } from '../../../src/config/files/source.ts';
import type { RouteName } from '../../../src/workbench/api/routes.ts';
import type { AbuseWorld } from './abuse-world.ts';
import {
  deepValues,
  live,
  liveNumber,
  longest,
  longestPlace,
  longFile,
  manyValues,
  mostEdits,
  rewordedFile,
  text,
} from './large-texts.ts';

/** Fields of earlier answers, which later requests name. */
export type KnownIds = Map<string, string>;

interface RequestParts {
  /** Replaces `:id`. */
  readonly id?: string | undefined;
  readonly query?: Readonly<Record<string, string>>;
  /** JSON, or the bytes of a file. */
  readonly body?: unknown;
  readonly type?: string;
  readonly as?: 'other';
  /** The answer is a stream without an end. */
  readonly isStream?: true;
}

/** A request that is as large as its route allows in some respect. */
export interface LargestRequest {
  readonly about: string;
  /** A request that is refused before its work proves nothing. */
  readonly statuses: readonly number[];
  readonly build: (world: AbuseWorld, ids: KnownIds) => RequestParts;
  /** Names a field of the answer for later requests. */
  readonly remember?: readonly [name: string, field: string];
  /** It publishes: the next request waits until that is live, and can take its number as `live`. */
  readonly goesLive?: true;
}

const request = (
  about: string,
  build: LargestRequest['build'],
  statuses: readonly number[] = [200],
  remember?: LargestRequest['remember'],
): LargestRequest => ({ about, build, statuses, ...(remember && { remember }) });

const plain = request('as it is', () => ({}));
const of = (draft: keyof AbuseWorld['drafts']): LargestRequest =>
  request(`of the draft ${draft}`, ({ drafts }) => ({ id: drafts[draft] }));

const goingLive: LargestRequest['build'] = ({ drafts, review }) => ({
  id: drafts.reviewed,
  body: { publicationId: randomUUID(), source: review.source, baseNumber: liveNumber, text: text(4_000) },
});

const liveId = sourceId(live);
const before = sourceId(rewordedFile(live, longestPlace, 'before'));
const places = mostEdits(live, 'x').map(({ address }) => address);
const longName = (): string => `${text(190)}${randomUUID().slice(0, 8)}`;
const choices = places.map((address) => ({ address, take: 'mine' }));
const inWide = 'locales/en/made.json#made/items/item7/title';
const allRoles = ['viewer', 'editor', 'reviewer', 'publisher', 'administrator', 'operator'];
/** A name that nobody needs, for each of as many fields as fit into a body. */
const manyFields = (count = 115_000): Readonly<Record<string, number>> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, 0]));
const foreign = request(
  'with as many unknown fields as fit',
  () => ({ id: randomUUID(), body: manyFields() }),
  [422],
);

const csv = (): Uint8Array => {
  const rows: string[] = [];
  for (let at = 0, length = 0; length < longest - 200; at += 1) {
    const address = places[at % places.length] ?? '';
    const row = `${address};English of row ${at};Texto de la fila ${at}\n`;
    rows.push(row);
    length += Buffer.byteLength(row);
  }
  return Buffer.from(`address;english;spanish\n${rows.join('')}`);
};
const imported = { body: csv(), type: 'text/csv' };

const table = {
  title: text(190),
  about: Array.from({ length: 20 }, () => text(1_000)),
  columns: Array.from({ length: 100 }, (_, at) => `Column ${at}`),
  format: 'xlsx',
  language: 'en',
};
const rows = Array.from({ length: 5_000 }, () => Array.from({ length: 100 }, () => ''));
const signing = ({ cells }: AbuseWorld) =>
  cells.map((cell) => ({ ...cell, source: liveId, verdict: 'right', text: text(20), expected: null }));
const grid = {
  ...{ source: liveId, against: before, language: 'en', format: 'html' },
  items: Array.from({ length: 5_000 }, (_, at) => `${text(180)}${at}`),
  columns: Array.from({ length: 100 }, (_, at) => `${text(90)}${at}`),
  ask: Array.from({ length: 40 }, () => text(2_000)),
  without: Array.from({ length: 100 }, (_, at) => `${text(90)}${at}`),
};

/** For each route, its largest requests. They are asked in this order. */
export const largestRequests: Readonly<Record<RouteName, readonly LargestRequest[]>> = {
  'GET /api/me': [plain],
  'PUT /api/me': [request('as it is', () => ({ body: { language: 'es', theme: 'dark' } })), foreign],
  'GET /api/live': [plain],
  'GET /api/publications': [plain, request('of a day', () => ({ query: { on: '2026-11-28' } }))],
  'GET /api/deletions': [request('with a long text', () => ({ query: { text: text(1_500) } })), plain],
  'GET /api/item-history': [
    request('of texts with long addresses', () => {
      const [address = ''] = places;
      return {
        query: { entry: `${address}${'/a'.repeat(80)}`, en: address, es: address.replace('/en/', '/es/') },
      };
    }),
  ],
  'GET /api/drafts': [
    plain,
    ...['all', 'waiting', 'mine', 'scheduled', 'live', 'withdrawn'].map((show) =>
      request(`of the list ${show}`, () => ({ query: { show } })),
    ),
    request('with a long search', () => ({ query: { show: 'all', find: text(1_500) } })),
  ],
  'GET /api/drafts/:id': [of('often'), of('typed'), of('wide'), of('reviewed')],
  'GET /api/drafts/:id/edits': [of('often'), of('wide')],
  'GET /api/drafts/:id/threads': [of('spoken')],
  'GET /api/sources/:id': [request('of the live source', () => ({ id: liveId }))],
  'GET /api/sources/:id/judgement': [
    request('of two long sources', () => ({ id: liveId, query: { against: before } }), [200, 202]),
  ],
  'GET /api/drafts/:id/judgement': [
    ...(['often', 'wide'] as const).map((draft) =>
      request(`of the draft ${draft}`, ({ drafts }) => ({ id: drafts[draft] }), [200, 202]),
    ),
  ],
  'GET /api/drafts/:id/differences': [
    request(
      'of a review',
      ({ drafts, review }) => ({ id: drafts.reviewed, query: { review: review.id } }),
      [200, 202],
    ),
  ],
  'PUT /api/presence': [
    request('with a long address', ({ drafts }) => ({
      body: { draft: drafts.often, address: 'a'.repeat(1_000) },
    })),
  ],
  'POST /api/drafts': [
    request(
      'from a release',
      () => ({ body: { name: longName(), note: text(4_000), from: liveNumber - 1 } }),
      [201],
      ['new', 'id'],
    ),
    request(
      'from a draft of many edits',
      ({ drafts }) => ({ body: { name: longName(), from: drafts.often } }),
      [201],
    ),
    request(
      'from a draft with a long file',
      ({ drafts }) => ({ body: { name: longName(), from: drafts.wide } }),
      [201],
    ),
    foreign,
  ],
  'PATCH /api/drafts/:id': [
    request(
      'with long names',
      (_, ids) => ({
        id: ids.get('new'),
        body: { name: longName(), expected: { name: text(longest * 0.7), note: '' } },
      }),
      [409],
    ),
  ],
  'POST /api/drafts/:id/edits': [
    request('with the most edits', (_, ids) => ({
      id: ids.get('new'),
      query: { since: '0' },
      body: { clientId: randomUUID(), edits: mostEdits(rewordedFile(live, longestPlace, 'before'), 'again') },
    })),
    request('of the longest file', ({ drafts }) => ({
      id: drafts.wide,
      query: { since: '1' },
      body: {
        clientId: randomUUID(),
        edits: [{ address: inWide, expected: 'Made once, number 7: told', value: 'Told anew' }],
      },
    })),
    request('with the longest value', ({ drafts }) => ({
      id: drafts.wide,
      query: { since: '1' },
      body: {
        clientId: randomUUID(),
        edits: [{ address: inWide, expected: 'Told anew', value: text(longest * 0.7) }],
      },
    })),
    request(
      'with the most values',
      (_, ids) => ({
        id: ids.get('new'),
        body: { clientId: randomUUID(), edits: [{ address: inWide, expected: null, value: manyValues() }] },
      }),
      [200, 409, 413, 422],
    ),
    request(
      'with the deepest values',
      (_, ids) => ({
        id: ids.get('new'),
        body: { clientId: randomUUID(), edits: [{ address: inWide, expected: null, value: deepValues() }] },
      }),
      [200, 409, 413, 422],
    ),
    foreign,
  ],
  'PUT /api/drafts/:id/files': [
    request(
      'with the longest text',
      (_, ids) => ({
        id: ids.get('new'),
        body: {
          clientId: randomUUID(),
          place: 'locales/en/longest.json',
          expectedHash: null,
          text: longFile('twice'),
        },
      }),
      [200],
      ['file', 'source'],
    ),
    request('with the most values', (_, ids) => ({
      id: ids.get('new'),
      body: {
        ...{ clientId: randomUUID(), place: 'locales/en/more.json', expectedHash: null },
        text: `{"a":[${manyValues().join()}]}`,
      },
    })),
  ],
  'POST /api/drafts/:id/restore': [
    request('of the release', ({ drafts }) => ({ id: drafts.often, body: { to: 0, choices } })),
    request('of a revision in a long history', ({ drafts }) => ({ id: drafts.typed, body: { to: 150 } })),
    request(
      'without a revision of a long history',
      ({ drafts }) => ({ id: drafts.typed, body: { undo: 300 } }),
      [200, 409],
    ),
    request('of a long file', ({ drafts }) => ({ id: drafts.wide, body: { to: 1 } })),
  ],
  'POST /api/drafts/:id/undo-release': [
    request('of all texts', (_, ids) => ({ id: ids.get('new'), body: { undo: liveNumber } }), [200, 409]),
    request(
      'of the most texts',
      ({ drafts }) => ({ id: drafts.often, body: { undo: liveNumber, addresses: places, choices } }),
      [200, 409],
    ),
  ],
  'POST /api/drafts/:id/restore-from': [
    request(
      'of the most texts',
      ({ drafts }) => ({
        id: drafts.often,
        body: { release: liveNumber - 1, addresses: places, without: places, choices },
      }),
      [200, 409, 422],
    ),
  ],
  'POST /api/drafts/:id/merge': [
    request(
      'with the most conflicts',
      ({ drafts }) => ({ id: drafts.behind, body: { onto: liveNumber, choices: [] } }),
      [409],
    ),
    request(
      'with the most choices',
      ({ drafts }) => ({ id: drafts.behind, body: { onto: liveNumber, choices } }),
      [200, 409],
    ),
  ],
  'GET /api/grid': [
    request('of two long sources', () => ({ query: { source: liveId, against: before, format: 'xlsx' } })),
    request('as JSON', () => ({ query: { source: liveId, format: 'json' } })),
  ],
  'POST /api/grid': [request('with the most names', () => ({ body: grid }), [200, 422])],
  'POST /api/tables': [
    request('with the most cells', () => ({ body: { ...table, rows } })),
    request('as a page', () => ({ body: { ...table, format: 'html', rows } })),
    request('with the longest cells', () => ({
      body: { ...table, rows: Array.from({ length: 70 }, () => [text(15_000)]) },
    })),
  ],
  'GET /api/evidence': [
    request(
      'of years',
      () => ({
        query: { plan: 'ppo', from: '2026-01-01', to: '2026-11-20', people: 'yes', format: 'html' },
      }),
      [200],
    ),
  ],
  'POST /api/sign-offs': [
    request('of the most cells, after 5,000 own edits', (world) => ({ body: signing(world) }), [201, 403]),
    request('of the most cells', (world) => ({ body: signing(world), as: 'other' }), [201, 409]),
  ],
  'GET /api/sign-offs': [plain],
  'GET /api/sign-offs/report': [
    request('of the live source', () => ({ query: { source: liveId, format: 'xlsx', draft: text(1_500) } })),
  ],
  'POST /api/drafts/:id/exchanges': [
    request(
      'of all texts',
      ({ drafts }) => ({ id: drafts.often, body: { format: 'xliff20', which: 'all' } }),
      [201],
      ['exchange', 'id'],
    ),
  ],
  'GET /api/exchanges/:id/file': [request('of all texts', (_, ids) => ({ id: ids.get('exchange') }))],
  'POST /api/exchanges/:id/import': [
    request(
      'to look at',
      (_, ids) => ({ id: ids.get('exchange'), query: { dry: '1' }, ...imported }),
      [200, 413, 422],
    ),
    request(
      'to take',
      (_, ids) => ({ id: ids.get('exchange'), query: { dry: '0' }, ...imported }),
      [200, 409, 413, 422],
    ),
  ],
  'POST /api/drafts/:id/translations/compare': [
    request('of the longest file', ({ drafts }) => ({ id: drafts.often, ...imported }), [200, 413, 422]),
  ],
  'POST /api/drafts/:id/translations/take': [
    request(
      'of the most texts',
      ({ drafts }) => ({
        id: drafts.often,
        body: {
          ...{ clientId: randomUUID(), exchange: null },
          texts: Array.from({ length: 10_000 }, (_, at) => ({
            address: places[at % places.length] ?? '',
            ...{ en: 'English', es: null, file: { en: 'English', es: `Texto ${at}` } },
          })),
        },
      }),
      [200, 409, 413, 422],
    ),
  ],
  'POST /api/drafts/:id/threads': [
    request(
      'with a long text',
      ({ drafts }) => ({ id: drafts.spoken, body: { address: 'a'.repeat(1_000), text: text(4_000) } }),
      [201],
      ['thread', 'id'],
    ),
  ],
  'POST /api/threads/:id/remarks': [
    request('with a long text', (_, ids) => ({ id: ids.get('thread'), body: { text: text(4_000) } }), [201]),
  ],
  'POST /api/threads/:id/resolve': [
    request('as it is', (_, ids) => ({ id: ids.get('thread'), body: { resolved: true } })),
  ],
  'POST /api/drafts/:id/submit': [
    request(
      'with a long text',
      (_, ids) => ({ id: ids.get('new'), body: { source: ids.get('file'), text: text(4_000) } }),
      [200, 409, 422],
    ),
  ],
  'POST /api/drafts/:id/recall': [
    request('of a draft in review', (_, ids) => ({ id: ids.get('new') }), [200, 409]),
  ],
  'POST /api/drafts/:id/discard': [request('of a large draft', (_, ids) => ({ id: ids.get('new') }))],
  'POST /api/drafts/:id/reopen': [request('of a large draft', (_, ids) => ({ id: ids.get('new') }))],
  'POST /api/drafts/:id/reviews': [
    request(
      'with a long text',
      ({ drafts, review }) => ({
        ...{ id: drafts.reviewed, as: 'other' },
        body: { source: review.source, verdict: 'approve', text: text(4_000) },
      }),
      [201],
      ['review', 'id'],
    ),
  ],
  'POST /api/reviews/:id/dismiss': [
    request('with a long text', ({ dispute }) => ({ id: dispute.id, body: { text: text(4_000) } })),
  ],
  'DELETE /api/reviews/:id': [
    request('as it is', (_, ids) => ({ id: ids.get('review'), as: 'other' }), [200, 409]),
  ],
  'GET /api/drafts/:id/emergency': [request('of a large draft', ({ drafts }) => ({ id: drafts.reviewed }))],
  'POST /api/drafts/:id/emergency': [request('of a large draft', goingLive, [202, 409, 422])],
  'POST /api/freezes': [
    request(
      'with a long reason',
      () => ({
        body: { from: '2099-01-01T00:00:00Z', until: '2099-02-01T00:00:00Z', reason: text(190) },
      }),
      [201],
      ['freeze', 'id'],
    ),
  ],
  'GET /api/freezes': [plain],
  'DELETE /api/freezes/:id': [request('as it is', (_, ids) => ({ id: ids.get('freeze') }))],
  'POST /api/drafts/:id/schedule': [
    request(
      'of a large draft',
      ({ drafts, review }) => ({
        id: drafts.reviewed,
        body: { source: review.source, wall: '2027-01-05T09:00' },
      }),
      [201, 409, 422],
      ['schedule', 'id'],
    ),
  ],
  'PUT /api/drafts/:id/schedule/place': [
    request(
      'of a large draft',
      ({ drafts }) => ({ id: drafts.reviewed, body: { place: 100_000 } }),
      [200, 409],
    ),
  ],
  'DELETE /api/drafts/:id/schedule': [
    request(
      'of a large draft',
      ({ drafts }, ids) => ({
        id: drafts.reviewed,
        query: { schedule: ids.get('schedule') ?? '' },
      }),
      [200, 404, 409],
    ),
  ],
  'GET /api/stopped-schedules': [plain],
  'POST /api/stopped-schedules/:id/dismiss': [request('of a long draft', ({ stopped }) => ({ id: stopped }))],
  'GET /api/people': [plain],
  'GET /api/people/:id/waiting': [request('of somebody', ({ everyone }) => ({ id: everyone.id }))],
  'GET /api/people/:id/roles': [request('of somebody', ({ everyone }) => ({ id: everyone.id }))],
  'PUT /api/people/:id/roles': [
    request(
      'with as many roles as fit',
      ({ other }) => ({
        id: other.id,
        body: { roles: Array.from({ length: 200_000 }, (_, at) => `r${at}`), expected: [] },
      }),
      [422],
    ),
    request('of somebody', ({ other }) => ({ id: other.id, body: { roles: allRoles, expected: allRoles } })),
  ],
  'POST /api/people/:id/disable': [request('with many sessions', ({ third }) => ({ id: third.id }))],
  'POST /api/people/:id/enable': [request('of somebody', ({ other }) => ({ id: other.id }))],
  'GET /api/settings': [plain],
  'PUT /api/settings': [
    request(
      'with a long claim',
      () => ({
        body: {
          settings: {
            ...{ approvals: 1, soleApproverMayPublish: false },
            oidcRoles: {
              claim: 'roles',
              roles: Object.fromEntries(
                Object.keys(manyFields())
                  .slice(0, 100_000)
                  .map((name) => [name, []]),
              ),
            },
          },
          expected: { approvals: 1, soleApproverMayPublish: false, oidcRoles: null },
        },
      }),
      [200, 403, 409, 422],
    ),
    foreign,
  ],
  'GET /api/audit': [
    request('of the most rows', () => ({ query: { limit: '1000' } })),
    request('of what nobody did', () => ({
      query: { limit: '1000', what: text(1_500), subject: text(300) },
    })),
  ],
  'GET /api/audit/file': [request('of the most rows', () => ({ query: { limit: '20000' } }))],
  'GET /api/affected': [
    request('of a release', () => ({ query: { release: String(liveNumber - 1) } }), [200, 202]),
    request('of a draft', ({ drafts }) => ({ query: { draft: drafts.reviewed } }), [200, 202]),
  ],
  'GET /api/events': [request('after all rows', () => ({ query: { after: '0' }, isStream: true }))],
  'POST /api/drafts/:id/publish': [
    request(
      'with the most conflicts',
      ({ drafts, lateSource }) => ({
        id: drafts.late,
        body: { publicationId: randomUUID(), source: lateSource, baseNumber: liveNumber - 1 },
      }),
      [409],
    ),
    { ...request('of a large draft', goingLive, [202], ['publication', 'id']), goesLive: true },
  ],
  'GET /api/publications/:id': [
    request('as it is', (_, ids) => ({ id: ids.get('publication') }), [200, 404]),
  ],
  'POST /api/publications/:id/confirm': [
    request('with a long text', ({ emergencies }) => ({
      id: emergencies[1],
      body: { text: text(4_000) },
      as: 'other',
    })),
  ],
  'POST /api/publications/:id/revert': [
    {
      ...request(
        'of all texts of the longest file',
        ({ emergencies }, ids) => ({
          ...{ id: emergencies[0], as: 'other' },
          body: { publicationId: randomUUID(), baseNumber: Number(ids.get('live')), text: text(4_000) },
        }),
        [202],
      ),
      goesLive: true,
    },
  ],
  'POST /api/rollback': [
    {
      ...request(
        'to the first release',
        (_, ids) => ({
          body: { publicationId: randomUUID(), to: 1, baseNumber: Number(ids.get('live')), text: text(190) },
        }),
        [202],
      ),
      goesLive: true,
    },
  ],
};
