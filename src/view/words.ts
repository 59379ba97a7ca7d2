import { formatDay, pacificYear } from '../member/calendar-day.ts';
import { type CalendarDay, type Given, readValue } from '../member/member.ts';
import { memoize } from '../rules/memoize.ts';
import { variantValue } from '../rules/variants.ts';
import type { PlaceholderValues, ViewContext } from './view-context.ts';

const publicHost = ({ environment, language }: ViewContext): string =>
  language === 'es' && environment.spanishHosts.includes(environment.publicDomain)
    ? `es.${environment.publicDomain}`
    : environment.publicDomain;

// This, the previous and the next year (Pacific), in two and four digits (R3.041, A117).
const yearsAt = (now: number): PlaceholderValues => {
  const year = pacificYear(now);
  return {
    yy: String(year % 100).padStart(2, '0'),
    year: String(year),
    previousYear: String(year - 1),
    nextYear: String(year + 1),
  };
};

export const dayText = (
  given: Given<CalendarDay>,
  { language, config }: Pick<ViewContext, 'language' | 'config'>,
): string | undefined => {
  const day = readValue(given);
  return day && formatDay(day, language, config.settings.monthNames);
};

// Without {clientId}, which depends on the link, and {entryId} and {entryName}, which depend on a list entry.
export const placeholderValues = memoize((context: ViewContext): PlaceholderValues => ({
  ...context.memberValues?.(context),
  ...yearsAt(context.now),
  phone: context.config.brand.phone,
  supportPhone: variantValue(context.config.brand, 'supportPhone', context.gate.variants),
  mobile: context.windowWidth > context.config.settings.mobileBreakpointPixels ? '1' : '0',
  lang: context.language,
  host: publicHost(context),
}));

const mark = /\{([A-Za-z]+)\}/g;

// Undefined when a value is missing, so that nothing half-filled is shown or followed.
export const fill = (
  text: string,
  values: PlaceholderValues,
  encode: (value: string) => string = (value) => value,
): string | undefined => {
  const parts = text
    .split(mark)
    .map((part, index) => (index % 2 ? values[part] && encode(values[part]) : part));
  return parts.includes(undefined) ? undefined : parts.join('');
};

export const fillAddress = (address: string, values: PlaceholderValues): string | undefined =>
  fill(address, values, encodeURIComponent);

export type WordField = 'title' | 'content' | 'label' | 'linkText' | 'phone' | 'menu' | 'intro';

export type WordReader = (field: WordField) => string | undefined;

export const wordsOf = (context: ViewContext, screenKey: string, itemId?: string): WordReader => {
  const screen = context.words.screens[screenKey];
  const fields = itemId === undefined ? screen : screen?.items?.[itemId];
  return (field) => {
    const text = variantValue(fields ?? {}, field, context.gate.variants);
    return text === undefined ? undefined : fill(text, placeholderValues(context));
  };
};

// `Acu/Chiro` becomes `acuChiro`, as in the locale files.
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ ([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

export const dataName = (name: string, { words }: Pick<ViewContext, 'words'>): string => {
  const names = words.components['dataNames'];
  const key = keyOf(name);
  const translated = typeof names === 'object' && Object.hasOwn(names, key) ? names[key] : undefined;
  return typeof translated === 'string' ? translated : name;
};
