import type { OidcRoles, Role } from '../../api/generated/api-shapes.ts';

// A claim is a text or a list of texts; a value of another type gives no roles.
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};

// A missing claim gives no roles: a user who left a group has no role here either.
export const claimedRoles = (claims: Readonly<Record<string, unknown>>, { claim, roles }: OidcRoles): readonly Role[] => {
  const values = textsIn(Object.hasOwn(claims, claim) ? claims[claim] : undefined);
  const found = values.flatMap((value) => (Object.hasOwn(roles, value) ? (roles[value] ?? []) : []));
  return [...new Set(found)];
};
