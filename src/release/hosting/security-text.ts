import type { BrandFile } from '../../config/generated/config-files.ts';

/** RFC 9116, 2.5.5: less than a year ahead. */
const validDays = 330;
const dayMilliseconds = 86_400_000;

/** Where security.txt is asked for (RFC 9116, 3), and its name among the live documents for hosts of plain files. */
export const securityTextPath = '/.well-known/security.txt';
export const securityTextFile = 'security.txt';

/** `security.txt` of a brand: whom to tell of a weakness, for 330 days from the day of `now`; the time of day does not show in it. */
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
