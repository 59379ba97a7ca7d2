import type { Coverage, FormType } from './member.ts';

const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(address);

/** Returns an address from the coverage data if it is safe: https without a user name, or a path of the portal. */
export const dataAddress = (written: string): string | undefined => {
  if (isOwnPath(written)) return written;
  if (!/^https:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  return url.username || url.password ? undefined : url.href;
};

// By type: an address, or a page, questionnaire or mode of the legacy site (R3.045). Undefined for an unsafe
// address.
const formPage = (type: FormType, target: string): string | undefined => {
  if (type === 'url') return dataAddress(target);
  if (type === 'deepLink')
    return /^[A-Za-z][A-Za-z0-9/._-]*$/.test(target) && !target.includes('..') ? target : undefined;
  return `inside.asp?${new URLSearchParams(type === 'questionnaire' ? { mode: type, form: target } : { mode: target }).toString()}`;
};

// `address` is below the legacy site when it has no host, and empty when the data have none.
export interface DataEntry {
  readonly id: string;
  readonly name: string;
  readonly address: string | undefined;
}

const everyEntry = (list: string, { supplementalBenefits, planInfo }: Coverage): readonly DataEntry[] => {
  if (list === 'supplementalBenefits')
    return supplementalBenefits.map(({ id, benefitType }) => ({ id, name: benefitType, address: '' }));
  return list === 'otherCoverages'
    ? planInfo.otherCoverages.map(({ documentType: name, url }) => ({
        id: name,
        name,
        address: dataAddress(url),
      }))
    : planInfo.forms
        .filter(({ group }) => `${group}Forms` === list)
        .map(({ name, type, target }) => ({ id: name, name, address: formPage(type, target) }));
};

/**
 * Returns the entries of a coverage's list in the order of the data (Decision 0025). Omits entries named in
 * `except` and entries with unsafe addresses.
 */
export const dataEntries = (
  list: string,
  except: readonly string[] | undefined,
  coverage: Coverage,
): readonly DataEntry[] =>
  everyEntry(list, coverage).filter(({ name, address }) => address !== undefined && !except?.includes(name));
