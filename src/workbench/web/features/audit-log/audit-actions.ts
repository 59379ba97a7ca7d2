import type { Deed as AuditAction } from '../../../api/generated/api-shapes.ts';

type Of<Group extends string> = Extract<AuditAction, `${Group}.${string}`>;

// A new action does not compile until it has its group here.
const groups: {
  readonly [Group in AuditAction extends `${infer G}.${string}` ? G : never]: readonly Of<Group>[];
} = {
  draft: [
    'draft.create',
    'draft.rename',
    'draft.edit',
    'draft.file',
    'draft.merge',
    'draft.rebase',
    'draft.import',
    'draft.restore',
    'draft.discard',
    'draft.reopen',
    'draft.submit',
    'draft.recall',
    'draft.publish',
  ],
  review: ['review.approve', 'review.changes', 'review.comment', 'review.withdraw', 'review.dismiss'],
  thread: ['thread.open', 'thread.remark', 'thread.resolve', 'thread.reopen'],
  publication: [
    'publication.publish',
    'publication.rollback',
    'publication.emergency',
    'publication.confirm',
    'publication.revert',
    'publication.settle',
    'publication.fail',
    'publication.differ',
    'publication.agree',
    'publication.reconcile',
  ],
  schedule: [
    'schedule.create',
    'schedule.cancel',
    'schedule.change',
    'schedule.order',
    'schedule.fire',
    'schedule.fail',
  ],
  freeze: ['freeze.create', 'freeze.delete'],
  person: [
    'person.sign-in',
    'person.sign-out',
    'person.sign-out-everywhere',
    'person.disable',
    'person.enable',
  ],
  role: ['role.grant', 'role.revoke'],
  setting: ['setting.change'],
  'sign-off': ['sign-off.right', 'sign-off.wrong', 'sign-off.withdrawn'],
  exchange: ['exchange.create', 'exchange.import'],
  export: ['export.words', 'export.table', 'export.evidence', 'export.sign-offs', 'export.log'],
  request: ['request.refuse'],
  audit: ['audit.redact'],
  store: ['store.export', 'store.import'],
};

type AuditActionGroup = keyof typeof groups;

export const auditActionGroups = Object.entries(groups) as readonly (readonly [
  AuditActionGroup,
  readonly AuditAction[],
])[];
