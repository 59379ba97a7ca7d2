import type { Path } from '../findings/finding.ts';

// Schemas set it with the keyword `role`.
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

let recorded: RoleUse[] = [];

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

// The path is found out when it is read first: few paths are.
export const recordRole = (role: Role, value: unknown, pointer: string, root: unknown): void => {
  let path: Path | undefined;
  recorded.push({
    role,
    value,
    get path() {
      return (path ??= pathOf(pointer, root));
    },
  });
};

export const collectRoles = (validation: () => void): readonly RoleUse[] => {
  recorded = [];
  validation();
  return recorded;
};
