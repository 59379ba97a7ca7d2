import type { FormType } from '../../member/member.ts';
import type { ViewContext } from '../view-context.ts';
import { dataAddress } from './data-address.ts';

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
