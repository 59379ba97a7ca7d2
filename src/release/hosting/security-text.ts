import type { BrandFile } from '../../config/generated/config-files.ts';

// RFC 9116, 2.5.5: less than a year.
const validDays = 330;
const dayMilliseconds = 86_400_000;

/** The path of security.txt (RFC 9116, section 3). */
export const securityTextPath = '/.well-known/security.txt';
export const securityTextFile = 'security.txt';

/** Returns the `security.txt` of a brand. It is valid for 330 days, counted from the day of `now`. */
export const securityText = ({ contacts, policy }: NonNullable<BrandFile['security']>, now: Date): string => {
  const expires = new Date(now.getTime() + validDays * dayMilliseconds).toISOString().slice(0, 10);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: en, es',
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
    '',
  ].join('\n');
};
