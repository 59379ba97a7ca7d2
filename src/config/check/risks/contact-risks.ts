import { memoize } from '../../../rules/memoize.ts';
import { namedValues, type ValueTexts } from '../../compile/named-values.ts';
import type { ConfigDocument } from '../../files/document.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import { type Text, textsIn } from '../words/find-texts.ts';
import { isForMembers } from '../words/text.ts';
import { callCost, isSameNumber, phoneNumbersIn } from './phone-numbers.ts';
import { addressesIn } from './read-address.ts';
import type { PlacedRisk, Risk } from './risk.ts';

interface Contacts {
  readonly at: Text['at'];
  readonly isForMembers: boolean;
  readonly phones: readonly string[];
  readonly addresses: readonly string[];
}

const phoneFields: readonly string[] = ['phone', 'supportPhone'];

const isDialed = ({ text, at: { document, path } }: Text): boolean =>
  text.startsWith('tel:') ||
  document.is?.kind === 'values' ||
  (document.is?.kind === 'brand' && phoneFields.includes(String(path[0])));

const contactsIn = memoize((document: ConfigDocument): readonly Contacts[] =>
  textsIn(document).flatMap((text): readonly Contacts[] => {
    const isRead = isForMembers(text);
    if (!isRead && !isDialed(text)) return [];
    const phones = phoneNumbersIn(text.text);
    const addresses = isRead ? addressesIn(text.text).map(({ written }) => written) : [];
    return phones.length + addresses.length === 0
      ? []
      : [{ at: text.at, isForMembers: isRead, phones, addresses }];
  }),
);

const textsOf = ({ default: shared, variants }: ValueTexts): readonly string[] =>
  [shared, ...Object.values(variants)].flatMap(({ en, es }) => [en, es]);

const costRisk = (number: string): readonly Risk[] => {
  const cost = callCost(number);
  return cost === undefined ? [] : [{ message: `costly-number.${cost}`, with: { number } }];
};

/**
 * Reports addresses and phone numbers that are written in texts instead of a named value, and expensive
 * numbers.
 */
export const contactRisks = (index: ConfigIndex): readonly PlacedRisk[] => {
  const values = Object.values(namedValues(index.documents).values).flatMap(textsOf);
  const isNamed = (number: string): boolean => values.some((value) => isSameNumber(value, number));
  const risksOf = ({ isForMembers: isRead, phones, addresses }: Contacts): readonly Risk[] => [
    ...addresses
      .filter((address) => !values.includes(address))
      .map((address): Risk => ({ message: 'written-contact.address', with: { address } })),
    ...phones.flatMap(costRisk),
    ...phones
      .filter((number) => isRead && !isNamed(number))
      .map((number): Risk => ({ message: 'written-contact.phone', with: { number } })),
  ];
  return index.documents
    .flatMap(contactsIn)
    .flatMap((contacts) => risksOf(contacts).map((risk) => ({ at: contacts.at, ...risk })));
};
