import type { ConfigDocument } from '../../files/document.ts';
import type { Finding } from '../findings/finding.ts';
import { nearestNames } from '../findings/wording.ts';
import type { ConfigIndex } from '../index/config-index.ts';
import { findTexts, type Text } from './find-texts.ts';

/** All placeholders that texts and addresses may contain. */
export const placeholders: readonly string[] = [
  'filingOrder',
  'coverageId',
  'pbaId',
  'eidShort',
  'yy',
  'year',
  'previousYear',
  'nextYear',
  'sobId',
  'metalTier',
  'amountDue',
  'dueDate',
  'nextPaymentDate',
  'startDate',
  'terminationDate',
  'entryId',
  'entryName',
  'phone',
  'supportPhone',
  'clientId',
  'mobile',
  'lang',
  'host',
];

const bracedTexts = findTexts((text) => /[{}]/.test(text));

const hasClientIds = (index: ConfigIndex, { at }: Text): boolean =>
  at.document.is?.kind === 'links' && index.sources.links[String(at.path[1])]?.clientIds !== undefined;

const isListAddress = ({ at }: Text): boolean =>
  at.document.is?.kind === 'documents' && at.path[0] === 'lists';

const braced = (name: string): string => `{${name}}`;

const unknown = (at: Text['at'], name: string): Finding => {
  const written = braced(name);
  const [near, ...others] = nearestNames(name, placeholders);
  if (near === undefined)
    return { at, message: 'unknown-placeholder', with: { written, names: placeholders.map(braced) } };
  const nearest = braced(near);
  const remedy = others.length === 0 && { remedy: [{ at, written, write: nearest }] };
  return { at, message: 'unknown-placeholder.nearest', with: { written, nearest }, nearest, ...remedy };
};

const faultOf = (index: ConfigIndex, text: Text): Finding | undefined => {
  const names = [...text.text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const wrong = names.find((name) => !placeholders.includes(name) && !name.startsWith('value.'));
  if (wrong !== undefined) return unknown(text.at, wrong);
  if (/[{}]/.test(text.text.replace(/\{[^{}]*\}/g, ''))) {
    return {
      at: text.at,
      message: 'open-placeholder',
    };
  }
  if (names.includes('clientId') && !hasClientIds(index, text)) {
    return {
      at: text.at,
      message: 'unfilled-placeholder.client',
      also: [{ ...text.at, path: text.at.path.slice(0, -1) }],
    };
  }
  if (names.some((name) => name.startsWith('entry')) && !isListAddress(text)) {
    return {
      at: text.at,
      message: 'unfilled-placeholder.entry',
    };
  }
  return undefined;
};

const isChecked = ({ is }: ConfigDocument): boolean =>
  is !== undefined && (is.language === undefined || is.kind === 'words');

export const unknownPlaceholders = (index: ConfigIndex): readonly Finding[] =>
  index.documents
    .filter(isChecked)
    .flatMap(bracedTexts)
    .flatMap((text) => faultOf(index, text) ?? []);
