import type {
  Audit,
  Draft,
  DraftSummary,
  Me,
  PersonRow,
  Role,
  Schedule,
  Settings,
} from '../../../src/workbench/api/generated/api-shapes.ts';

/** The same hour of the same day in every test: Monday, 2026-11-23, 8:20 in the morning in Los Angeles. */
export const sampleNow = '2026-11-23T16:20:00.000Z';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const sourceOf = (letter: string): string => letter.repeat(64);

interface PersonName {
  readonly id: string;
  readonly name: string;
}

const person = (number: number, name: string): PersonName => ({ id: idOf(number), name });
const edda = person(1, 'Edda Vogel');
const rita = person(2, 'Rita Salas');
const paul = person(3, 'Paul Ortega');
const ana = person(4, 'Ana Ruiz');
const ada = person(5, 'Ada Lind');
const solo = person(6, 'Solo Marín');
const jo = person(7, 'Jo Park');
const otto = person(8, 'Otto Reyes');

/** The sample people by their first names. */
export const samplePeople = { edda, rita, paul, ana, ada, solo, jo, otto } as const;

const mailOf = ({ name }: PersonName): string => `${name.split(' ', 1)[0]?.toLowerCase() ?? ''}@plan.example`;

/** Who is signed in, with these roles. */
export const sampleMe = (
  who: PersonName,
  roles: readonly Role[],
  language: 'en' | 'es' | null = null,
): Me => ({
  person: { ...who, email: mailOf(who), issuer: 'https://sign-in.example', subject: mailOf(who) },
  roles,
  sessionEnd: '2026-11-24T16:20:00.000Z',
  language,
  theme: null,
  version: '0.1.0',
  api: 1,
  live: 'http://localhost:4300',
  seen: 9,
});

const common = {
  id: idOf(100),
  name: '',
  note: '',
  kind: 'content' as const,
  state: 'open' as const,
  rev: 1,
  source: sourceOf('b'),
  baseNumber: 41,
  baseSource: sourceOf('a'),
  approved: false,
  outdated: false,
  lapsed: false,
  changesAsked: false,
  approvals: 0,
  authors: [],
  createdBy: edda,
  createdAt: '2026-11-18T17:00:00.000Z',
  changedAt: '2026-11-18T17:00:00.000Z',
  closedAt: null,
  schedule: null,
};
const plain: DraftSummary = { ...common, changes: 0, openThreads: 0, glance: null };

const schedule: Schedule = {
  id: idOf(300),
  draftId: idOf(104),
  source: sourceOf('b'),
  at: '2027-01-01T08:00:00.000Z',
  wall: '2027-01-01T00:00',
  zone: 'America/Los_Angeles',
  state: 'waiting',
  place: 1,
  failure: null,
  createdBy: paul,
};

const samples = ['m08', 'm09', 'm10', 'm11', 'm12', 'm14', 'm19'];
const glance = (errors: number, warnings: number, items: number, some: number): DraftSummary['glance'] => ({
  errors,
  warnings,
  items,
  samples: samples.slice(0, some),
  sampleCount: 21,
});

/** One draft in each state that the list shows. */
export const sampleDrafts: readonly DraftSummary[] = [
  {
    ...plain,
    id: idOf(101),
    name: 'Medicare forms, second try',
    note: 'Forms and pharmacy pages of Medicare plans',
    state: 'review',
    changes: 6,
    authors: [edda],
    openThreads: 2,
    glance: glance(0, 2, 4, 7),
    changedAt: '2026-11-23T16:02:00.000Z',
  },
  {
    ...plain,
    id: idOf(102),
    name: 'Prevention: fitness names in Spanish',
    note: 'Silver & Fit and the short quick link',
    changesAsked: true,
    outdated: true,
    changes: 3,
    authors: [solo],
    createdBy: solo,
    glance: glance(1, 0, 3, 6),
    changedAt: '2026-11-22T20:00:00.000Z',
  },
  {
    ...plain,
    id: idOf(103),
    name: 'Sereno Behavioral: new counseling address',
    note: 'From January their old address stops',
    state: 'review',
    approved: true,
    approvals: 1,
    changes: 4,
    authors: [edda],
    glance: glance(0, 0, 2, 7),
    changedAt: '2026-11-20T18:00:00.000Z',
  },
  {
    ...plain,
    id: idOf(104),
    name: 'Handbooks 2027',
    note: 'Shown from January 1',
    state: 'scheduled',
    approved: true,
    approvals: 1,
    changes: 3,
    authors: [solo],
    createdBy: solo,
    schedule,
    glance: glance(0, 0, 3, 6),
    changedAt: '2026-11-20T17:00:00.000Z',
  },
  {
    ...plain,
    id: idOf(105),
    name: 'Claims page: order of the forms',
    changes: 2,
    authors: [edda],
    glance: glance(0, 0, 0, 0),
    changedAt: '2026-11-19T18:00:00.000Z',
  },
  { ...plain, id: idOf(106), name: 'Untitled draft' },
  {
    ...plain,
    id: idOf(107),
    name: 'Drug list says for whom it is',
    note: 'Asked for by the call center',
    state: 'published',
    changes: 1,
    authors: [solo],
    createdBy: solo,
    glance: glance(0, 0, 1, 6),
    changedAt: '2026-11-17T17:30:00.000Z',
    closedAt: '2026-11-17T17:30:00.000Z',
  },
  {
    ...plain,
    id: idOf(108),
    name: 'Hide the COVID-19 test form',
    note: 'Decided to keep it through March',
    state: 'discarded',
    changes: 1,
    authors: [edda],
    changedAt: '2026-11-12T17:30:00.000Z',
    closedAt: '2026-11-12T17:30:00.000Z',
  },
];

/** A draft that was just begun. */
export const sampleDraft = (name: string): Draft => ({
  ...common,
  id: idOf(109),
  name,
  approvalsNeeded: 1,
  edits: [],
  reviews: [],
  publication: null,
});

const row = (
  person: PersonName,
  roles: readonly Role[],
  seenAt: string | null,
  disabledAt: string | null = null,
): PersonRow => ({
  ...person,
  email: mailOf(person),
  issuer: 'https://sign-in.example',
  subject: mailOf(person),
  roles,
  createdAt: '2026-10-01T16:00:00.000Z',
  seenAt,
  disabledAt,
});

/** People with each kind of roles, one who waits for a role, one who was shut out. */
export const samplePersonRows: readonly PersonRow[] = [
  row(ada, ['administrator'], sampleNow),
  row(ana, ['viewer'], '2026-11-23T16:11:00.000Z'),
  row(edda, ['editor'], '2026-11-23T16:02:00.000Z'),
  row(jo, [], '2026-11-23T15:55:00.000Z'),
  row(otto, ['operator'], '2026-11-20T16:00:00.000Z'),
  row(paul, ['publisher'], '2026-11-22T19:00:00.000Z', '2026-11-22T20:00:00.000Z'),
  row(rita, ['reviewer'], '2026-11-16T19:00:00.000Z'),
  row(solo, ['editor', 'reviewer', 'publisher'], null),
];

/** The settings as they are at first. */
export const sampleSettings: Settings = { approvals: 1, soleApproverMayPublish: true, oidcRoles: null };

const auditRow = (
  id: number,
  at: string,
  actor: PersonName | null,
  what: Audit['rows'][number]['what'],
  subject: string,
  detail = {},
) => ({
  id,
  at,
  actor: actor?.id ?? null,
  through: actor === null ? ('schedule' as const) : ('web' as const),
  what,
  subject,
  detail,
  previousHash: sourceOf('c'),
  hash: sourceOf('d'),
});

/** A few actions of three days, newest first. */
export const sampleAudit: Audit = {
  takingBack: [],
  rows: [
    auditRow(9, '2026-11-23T16:20:00.000Z', rita, 'thread.open', idOf(101), {
      text: 'Does the group page exist in Spanish?',
    }),
    auditRow(8, '2026-11-23T16:05:00.000Z', edda, 'draft.submit', idOf(101)),
    auditRow(7, '2026-11-23T16:02:00.000Z', edda, 'draft.edit', idOf(101)),
    auditRow(6, '2026-11-22T22:44:00.000Z', rita, 'review.changes', idOf(102), {
      text: 'Fitness is cut on phones',
    }),
    auditRow(5, '2026-11-22T17:02:00.000Z', ada, 'role.grant', solo.id, { role: 'editor' }),
    auditRow(4, '2026-11-22T17:00:00.000Z', null, 'schedule.fail', idOf(104), { reason: 'live moved' }),
    auditRow(3, '2026-11-17T17:30:00.000Z', paul, 'publication.publish', idOf(107), {
      number: 41,
      text: 'Drug list says for whom it is',
    }),
    auditRow(2, '2026-11-17T17:00:00.000Z', ada, 'setting.change', 'approvals', { to: 1 }),
    auditRow(1, '2026-11-17T16:00:00.000Z', ada, 'person.sign-in', ada.id),
  ],
  whole: true,
  checked: 9,
  drafts: Object.fromEntries(sampleDrafts.map(({ id, name }) => [id, name])),
  people: Object.fromEntries([edda, rita, paul, ana, ada, solo, jo].map(({ id, name }) => [id, name])),
  more: false,
};
