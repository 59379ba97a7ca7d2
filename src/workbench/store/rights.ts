// The roles that a person may hold; they add up.
export const roles = ['viewer', 'editor', 'reviewer', 'publisher', 'administrator'] as const;

export type Role = (typeof roles)[number];

const content = ['viewer', 'editor', 'reviewer', 'publisher'] as const;

/**
 * The one table of rights: who may do what. A right is held by everybody who has at least one of its roles. Everything that the workbench
 * does to its store names one of these; there is no other place that decides.
 */
export const rights = {
  enter: roles,
  see: content,
  remark: content,
  edit: ['editor'],
  /** Approve or ask for changes; that the reviewer has edited nothing of it is for the reviews to judge. */
  review: ['reviewer'],
  publish: ['publisher'],
  administer: ['administrator'],
  /** What the program does for itself: sessions before they are known, leases, the reconciler, the operator's commands. No role gives it. */
  operate: [],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** The name of a right. */
export type Right = keyof typeof rights;

type RolesOf<R extends Right> = (typeof rights)[R][number];

// The rights that everybody has who holds `R`: those whose roles contain all roles of `R`.
export type Implied<R extends Right> = { [Other in Right]: [RolesOf<R>] extends [RolesOf<Other>] ? Other : never }[Right];

/** Whether somebody with these roles has the right. */
export const hasRight = (held: readonly Role[], right: Right): boolean => rights[right].some((role: Role) => held.includes(role));
