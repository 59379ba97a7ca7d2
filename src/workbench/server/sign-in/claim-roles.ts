import type { OidcRoles, Role } from '../../api/generated/api-shapes.ts';

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};

/**
 * The roles that a claim gives: those of each of its values that the settings know, once each. A claim that is missing gives none, so that
 * somebody who left a group at the provider has no role here either.
 */
export const claimedRoles = (claims: Readonly<Record<string, unknown>>, { claim, roles }: OidcRoles): readonly Role[] => {
  const values = textsIn(Object.hasOwn(claims, claim) ? claims[claim] : undefined);
  const found = values.flatMap((value) => (Object.hasOwn(roles, value) ? (roles[value] ?? []) : []));
  return [...new Set(found)];
};
