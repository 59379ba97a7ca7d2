import type { Coverage, FormType } from './member.ts';

const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\\\s]*$/.test(address);

/**
 * An address that the coverage data bring, when it is safe to follow: https on any host, without a user name or password in it, or a path
 * of the portal. Everything else is dropped.
 */
export const dataAddress = (written: string): string | undefined => {
  if (isOwnPath(written)) return written;
  if (!/^https:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  const url = new URL(written);
  return url.username || url.password ? undefined : url.href;
};

/**
 * Where a form of each type opens (R3.045): an address, else a page below the legacy site, of its own, a questionnaire or a mode;
 * undefined for an unsafe one.
 */
const formPage = (type: FormType, target: string): string | undefined => {
  if (type === 'url') return dataAddress(target);
  if (type === 'deepLink') return /^[A-Za-z][A-Za-z0-9/._-]*$/.test(target) && !target.includes('..') ? target : undefined;
  return `inside.asp?${new URLSearchParams(type === 'questionnaire' ? { mode: type, form: target } : { mode: target }).toString()}`;
};

/** One entry of a list: its name, and its address, below the legacy site where it has no host; empty where the data bring none. */
export interface DataEntry {
  readonly id: string;
  readonly name: string;
  readonly address: string | undefined;
}

const everyEntry = (list: string, { supplementalBenefits, planInfo }: Coverage): readonly DataEntry[] => {
  if (list === 'supplementalBenefits') return supplementalBenefits.map(({ id, benefitType }) => ({ id, name: benefitType, address: '' }));
  return list === 'otherCoverages'
    ? planInfo.otherCoverages.map(({ documentType: name, url }) => ({ id: name, name, address: dataAddress(url) }))
    : planInfo.forms
        .filter(({ group }) => `${group}Forms` === list)
        .map(({ name, type, target }) => ({ id: name, name, address: formPage(type, target) }));
};

/** The entries of a list of a coverage (Decision 0025) in the order of the data, without those named in `except` and those whose address is unsafe. */
export const dataEntries = (list: string, except: readonly string[] | undefined, coverage: Coverage): readonly DataEntry[] =>
  everyEntry(list, coverage).filter(({ name, address }) => address !== undefined && !except?.includes(name));
