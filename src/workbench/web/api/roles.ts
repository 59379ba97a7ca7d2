import type { DraftKind, Role } from '../../api/generated/api-shapes.ts';

export const allRoles = [
  'viewer',
  'editor',
  'reviewer',
  'publisher',
  'administrator',
  'operator',
] as const satisfies readonly Role[];

const authorRole: Readonly<Record<DraftKind, Role>> = { content: 'editor', operator: 'operator' };

/** Returns true if the roles include the one that creates and changes drafts of a kind. */
export const mayAuthor = (roles: readonly Role[], kind: DraftKind): boolean =>
  roles.includes(authorRole[kind]);
