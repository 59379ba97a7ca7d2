import type { SettingChange } from '../../../../authoring/draft/items/operator-settings.ts';
import { withSignNames } from '../content/named-signs.ts';
import type { Language, Translate, WordKey } from '../../i18n/use-words.ts';

type Kind = 'value' | 'optional' | 'protection' | 'list';

// Each field of an environment, and of the file, which decides the kinds of change that have sentences.
const fields: Readonly<Record<string, Kind>> = {
  $schema: 'optional',
  origins: 'list',
  publicDomain: 'value',
  legacy: 'value',
  api: 'value',
  'fhir.issuers': 'list',
  'fhir.authorize': 'value',
  'fhir.token': 'value',
  'fhir.clientId': 'value',
  'fhir.pkce': 'protection',
  'fhir.state': 'protection',
  'fhir.authorizationIssuer': 'optional',
  content: 'value',
  launchOption: 'value',
  unsolicitedLaunch: 'optional',
  frameOrigins: 'list',
  messageOrigins: 'list',
  spanishHosts: 'list',
  reports: 'optional',
  analytics: 'optional',
};

interface Effect {
  /** A field of the table, `environment`, or `all` for a sentence that fits every field. */
  readonly of: string;
  readonly form: string;
  readonly names?: readonly string[];
}

const listOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

const listEffects = (of: string, before: unknown, after: unknown): readonly Effect[] => {
  const [old, young] = [listOf(before), listOf(after)];
  const added = young.filter((name) => !old.includes(name));
  const removed = old.filter((name) => !young.includes(name));
  if (added.length + removed.length === 0) return [{ of: 'all', form: 'reordered' }];
  return [
    ...(added.length > 0 ? [{ of, form: 'added', names: added }] : []),
    ...(removed.length > 0 ? [{ of, form: 'removed', names: removed }] : []),
  ];
};

// Protections are on unless they are switched off.
const isOn = (value: unknown): boolean => value !== false;

const effectsOf = ({ path, before, after }: SettingChange): readonly Effect[] => {
  if (path.length === 0) return [{ of: 'environment', form: after === undefined ? 'removed' : 'added' }];
  const of = path.join('.');
  switch (Object.hasOwn(fields, of) ? fields[of] : undefined) {
    case 'list':
      return listEffects(of, before, after);
    case 'protection':
      if (isOn(before) === isOn(after)) return [{ of: 'all', form: 'written' }];
      return [{ of, form: isOn(after) ? 'on' : 'off' }];
    case 'optional':
      return [{ of, form: after === undefined ? 'gone' : 'changed' }];
    case 'value':
      return [after === undefined ? { of: 'all', form: 'missing' } : { of, form: 'changed' }];
    case undefined:
      return [{ of: 'all', form: 'unknown' }];
  }
};

/**
 * Describes the effects of a changed operator setting in sentences. A table has a sentence for each field of the
 * schema and each kind of change.
 */
export const settingEffects = (
  change: SettingChange,
  t: Translate,
  language: Language,
): readonly string[] => {
  const list = new Intl.ListFormat(language);
  return effectsOf(change).map(({ of, form, names = [] }) =>
    t(`operator.effect.${of}.${form}` as WordKey, {
      [form]: list.format(names.map((name) => withSignNames(name, '', language))),
    }),
  );
};
