import type { Me } from '../../../src/workbench/api/generated/api-shapes.ts';
import { type FakeRoutes, refusal } from './fake-server.ts';
import { listedDrafts } from './listed-drafts.ts';
import { operatorDraft, operatorRoutes } from './operator-samples.ts';
import { sampleAudit, sampleDrafts, sampleMe, samplePeople } from './samples.ts';

const { solo, ada, jo, otto } = samplePeople;
const editor = sampleMe(solo, ['editor', 'reviewer', 'publisher']);
const operator = sampleMe(otto, ['operator']);
const settings = `/draft/${operatorDraft.id}`;
const administrator = sampleMe(ada, ['administrator', 'viewer']);
const uncounted = sampleDrafts.map((draft, at) => (at === 1 ? { ...draft, changes: null } : draft));

/**
 * A state of a page: its name, the address, who asks, what the server answers otherwise than usual, and
 * whether it waits for the analysis, which never answers.
 */
type PageState = readonly [
  name: string,
  path: string,
  me: Me | undefined,
  routes?: FakeRoutes,
  waits?: 'waits',
];

/** Every page in each state that it can be in. */
export const allPages: readonly PageState[] = [
  ['sign in', '/draft/1', undefined],
  ['a sign-in that failed', '/?failed=sign-in-again', undefined],
  ['no role yet', '/', sampleMe(jo, [])],
  ['drafts', '/', editor],
  ['no drafts', '/', editor, { 'GET /api/drafts': () => ({ status: 200, body: { drafts: [] } }) }],
  [
    'drafts with more pages',
    '/',
    editor,
    {
      'GET /api/drafts': (_, __, query) => ({
        status: 200,
        body: {
          ...listedDrafts(uncounted, editor, query, 3),
          counts: { open: 100, waiting: 2, mine: 12, scheduled: 0 },
        },
      }),
    },
  ],
  ['no draft found', '/?find=formulary', editor],
  ['drafts that cannot be had', '/', editor, { 'GET /api/drafts': () => refusal(500, 'failed') }],
  ['drafts, for an operator', '/', operator],
  ['operator settings', settings, operator, operatorRoutes()],
  ['operator settings, read only', settings, editor, operatorRoutes()],
  [
    'operator settings that cannot be had',
    settings,
    operator,
    { ...operatorRoutes(), [`GET /api/sources/${operatorDraft.source}`]: () => refusal(500, 'failed') },
  ],
  ['the review of operator settings', `${settings}/review`, operator, operatorRoutes()],
  ['session over', '/', editor, { 'GET /api/drafts': () => refusal(401, 'signed-out') }],
  ['server away', '/', editor, { 'GET /api/drafts': () => ({ status: 0 }) }],
  ['people', '/people', administrator],
  [
    'people, for somebody who may not',
    '/people',
    editor,
    { 'GET /api/people': () => refusal(403, 'not-allowed') },
  ],
  ['settings', '/settings', administrator],
  ['settings, read only', '/settings', editor],
  ['log', '/log', administrator],
  [
    'log with a broken chain',
    '/log',
    editor,
    { 'GET /api/audit': () => ({ status: 200, body: { ...sampleAudit, whole: false } }) },
  ],
  [
    'log that is being checked',
    '/log',
    editor,
    { 'GET /api/audit': () => ({ status: 200, body: { ...sampleAudit, checked: 5 } }) },
  ],
  [
    'empty log',
    '/log',
    editor,
    { 'GET /api/audit': () => ({ status: 200, body: { ...sampleAudit, rows: [] } }) },
  ],
  ['who sees what, of a release that is not there', '/grid?source=99', editor],
  ['one member, of a release that is not there', '/member?source=99', editor],
  ['the calendar, while its answers are worked out', '/calendar', editor, {}, 'waits'],
  ['kept questions, while their answers are worked out', '/questions', editor, {}, 'waits'],
  ['account', '/me', editor],
  ['a page that does not exist', '/nowhere', editor],
];

const looks = [
  ['en', 'light'],
  ['es', 'dark'],
] as const;

/** Each state in one language and theme, alternating; `other` has the remaining half. */
export const pagesInTurn = (other: boolean) =>
  allPages.map(([name, path, me, routes = {}, waits], index) => {
    const [language, theme] = looks[(index + (other ? 1 : 0)) % 2] ?? looks[0];
    return [
      `${name}, ${language}, ${theme}`,
      { path, me, routes, language, theme, waits: waits !== undefined },
    ] as const;
  });
