import type { Deed } from '../../../api/generated/api-shapes.ts';

type Of<Group extends string> = Extract<Deed, `${Group}.${string}`>;

/** Every deed of the log, by what it is done to; a new one does not compile until it has its place here. */
const groups: { readonly [Group in Deed extends `${infer G}.${string}` ? G : never]: readonly Of<Group>[] } = {
  draft: [
    'draft.create',
    'draft.rename',
    'draft.edit',
    'draft.file',
    'draft.merge',
    'draft.import',
    'draft.restore',
    'draft.discard',
    'draft.reopen',
    'draft.submit',
    'draft.recall',
    'draft.publish',
  ],
  review: ['review.approve', 'review.changes', 'review.comment', 'review.withdraw'],
  thread: ['thread.open', 'thread.remark', 'thread.resolve', 'thread.reopen'],
  publication: ['publication.publish', 'publication.rollback', 'publication.settle', 'publication.fail'],
  schedule: ['schedule.create', 'schedule.cancel', 'schedule.fire', 'schedule.fail'],
  freeze: ['freeze.create', 'freeze.delete'],
  person: ['person.sign-in', 'person.sign-out', 'person.sign-out-everywhere', 'person.disable', 'person.enable'],
  role: ['role.grant', 'role.revoke'],
  setting: ['setting.change'],
  'sign-off': ['sign-off.right', 'sign-off.wrong', 'sign-off.withdrawn'],
  exchange: ['exchange.create', 'exchange.import'],
  audit: ['audit.redact'],
  store: ['store.import'],
};

/** What deeds are done to. */
type DeedGroup = keyof typeof groups;

/** The deeds by what they are done to, in the order of the list to choose from. */
export const deedGroups = Object.entries(groups) as readonly (readonly [DeedGroup, readonly Deed[]])[];
