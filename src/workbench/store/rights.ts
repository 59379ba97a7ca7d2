// A user has the rights of all their roles.
export const roles = ['viewer', 'editor', 'reviewer', 'publisher', 'administrator', 'operator'] as const;

export type Role = (typeof roles)[number];

const content = ['viewer', 'editor', 'reviewer', 'publisher', 'operator'] as const;

// The only table of rights: nothing else decides.
export const rights = {
  enter: roles,
  see: content,
  remark: content,
  /** To create and change drafts. The kind of a draft decides which of the next two rights it needs. */
  draft: ['editor', 'operator'],
  edit: ['editor'],
  configure: ['operator'],
  /** To approve or ask for changes. The store also checks that the reviewer is not an author. */
  review: ['reviewer'],
  publish: ['publisher'],
  administer: ['administrator'],
  /**
   * The right of the program itself: sessions before their user is known, leases, the reconciler, the operator's
   * commands. No role includes it.
   */
  operate: [],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Right = keyof typeof rights;

type RolesOf<R extends Right> = (typeof rights)[R][number];

export type Implied<R extends Right> = {
  [Other in Right]: [RolesOf<R>] extends [RolesOf<Other>] ? Other : never;
}[Right];

/** Returns true when one of the roles includes the right. */
export const hasRight = (held: readonly Role[], right: Right): boolean =>
  rights[right].some((role: Role) => held.includes(role));
