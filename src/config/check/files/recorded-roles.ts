import type { Path } from '../findings/finding.ts';

// What a value means for the checks between files. Schemas set it with the keyword `role`.
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

// The values with a role in the current validation.
let recorded: RoleUse[] = [];

// Indexes of lists become numbers.
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

// Called by the compiled schema.
export const recordRole = (role: Role, value: unknown, pointer: string, root: unknown): void => {
  recorded.push({ role, value, path: pathOf(pointer, root) });
};

// In the order of validation.
export const collectRoles = (validation: () => void): readonly RoleUse[] => {
  recorded = [];
  validation();
  return recorded;
};
