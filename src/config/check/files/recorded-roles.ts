import type { Path } from '../findings/finding.ts';

/** What a value means to the cross-checks; the keyword `role` of its schema gives it. */
export type Role =
  | 'condition'
  | 'when'
  | 'comparison'
  | 'target'
  | 'item'
  | 'block'
  | 'screen'
  | 'parent'
  | 'menu'
  | 'menuName'
  | 'frame'
  | 'sharedBlock'
  | 'byVariant';

export interface RoleUse {
  readonly role: Role;
  readonly value: unknown;
  readonly path: Path;
}

/** The values with a role that the present validation has met so far. */
let recorded: RoleUse[] = [];

/** The path that a JSON pointer names in a value; steps into lists are numbers. */
export const pathOf = (pointer: string, root: unknown): Path => {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((escaped) => {
      const name = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(name) : name;
      value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[step];
      return step;
    });
};

/** What a validation does where a schema gives a value a role: the pointer and the root say where the value stands. */
export const recordRole = (role: Role, value: unknown, pointer: string, root: unknown): void => {
  recorded.push({ role, value, path: pathOf(pointer, root) });
};

/** Runs a validation, and gives the values with a role that it met, in the order in which it met them. */
export const rolesMetIn = (validation: () => void): readonly RoleUse[] => {
  recorded = [];
  validation();
  return recorded;
};
