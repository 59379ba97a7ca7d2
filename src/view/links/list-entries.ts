import type { MemberList } from '../../config/generated/config-files.ts';
import type { Coverage, FormGroup, FormType } from '../../member/member.ts';
import type { ViewContext } from '../view-context.ts';
import { dataName, fillAddress, placeholderValues } from '../words.ts';
import { dataAddress } from './link-address.ts';

const insidePage = (query: Readonly<Record<string, string>>, { environment }: ViewContext): string => {
  const url = new URL('inside.asp', environment.legacy);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

const deepLink = (target: string, { environment }: ViewContext): string | undefined =>
  /^[A-Za-z][A-Za-z0-9/._-]*$/.test(target) && !target.includes('..') ? new URL(target, environment.legacy).href : undefined;

/** Where a form of each type opens (ledger R3.045): an address, a questionnaire, a page or a mode of the legacy site. */
export const formAddress = (type: FormType, target: string, context: ViewContext): string | undefined => {
  switch (type) {
    case 'url':
      return dataAddress(target);
    case 'questionnaire':
      return insidePage({ mode: 'questionnaire', form: target }, context);
    case 'deepLink':
      return deepLink(target, context);
    case 'modeOpener':
      return insidePage({ mode: target }, context);
  }
};

/** One entry of a list of the coverage data: its name in the page's language and where it leads. */
export interface ListEntry {
  readonly title: string;
  readonly href: string;
}

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly href: string | undefined;
}

const formsOf = (group: FormGroup, coverage: Coverage, context: ViewContext): readonly Entry[] =>
  coverage.planInfo.forms
    .filter((form) => form.group === group)
    .map(({ name, type, target }) => ({ id: name, name, href: formAddress(type, target, context) }));

const dataOf = (list: MemberList['of'], coverage: Coverage, context: ViewContext): readonly Entry[] => {
  switch (list) {
    case 'supplementalBenefits':
      return coverage.supplementalBenefits.map(({ id, benefitType }) => ({ id, name: benefitType, href: undefined }));
    case 'otherCoverages':
      return coverage.planInfo.otherCoverages.map(({ documentType, url }) => ({
        id: documentType,
        name: documentType,
        href: dataAddress(url),
      }));
    case 'accountForms':
      return formsOf('account', coverage, context);
    case 'claimsForms':
      return formsOf('claims', coverage, context);
    case 'coverageForms':
      return formsOf('coverage', coverage, context);
  }
};

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The entries of a list of documents.json for this member (specification 3: supplemental benefits, other coverages, forms), in the order of
 * the data. An entry whose address is missing or unsafe is dropped.
 */
export const listEntries = (name: string, context: ViewContext): readonly ListEntry[] => {
  const { config, coverage } = context;
  const list = Object.hasOwn(config.lists, name) ? config.lists[name] : undefined;
  if (!coverage || !list) return [];
  return dataOf(list.of, coverage, context)
    .filter((entry) => !list.except?.includes(entry.name))
    .flatMap((entry) => {
      const values = { ...placeholderValues(context), entryId: entry.id, entryName: slugOf(entry.name) };
      const href = list.href === undefined ? entry.href : fillAddress(list.href, values);
      return href === undefined ? [] : [{ title: dataName(entry.name, context), href }];
    });
};
