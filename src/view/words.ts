import { formatDay, pacificYear } from '../member/calendar-day.ts';
import { type CalendarDay, type Given, readValue } from '../member/member.ts';
import { memoize } from '../rules/memoize.ts';
import { variantValue } from '../rules/variants.ts';
import type { PlaceholderValues, ViewContext } from './view-context.ts';

const publicHost = ({ environment, language }: ViewContext): string =>
  language === 'es' && environment.spanishHosts.includes(environment.publicDomain)
    ? `es.${environment.publicDomain}`
    : environment.publicDomain;

/** The Pacific year in two and in four digits, and its neighbours (R3.041, A117). */
const yearsAt = (now: number): PlaceholderValues => {
  const year = pacificYear(now);
  return { yy: String(year % 100).padStart(2, '0'), year: String(year), previousYear: String(year - 1), nextYear: String(year + 1) };
};

/** A day in the page's language, or undefined where the data name none that can be read. */
export const dayText = (given: Given<CalendarDay>, { language, config }: Pick<ViewContext, 'language' | 'config'>): string | undefined => {
  const day = readValue(given);
  return day && formatDay(day, language, config.settings.monthNames);
};

/** Values of all placeholders but {clientId}, which belongs to one link, and {entryId} and {entryName}, which belong to an entry of a list. */
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

/** The text with its placeholders filled in; undefined when a value is missing, so that nothing half-filled is ever shown or followed. */
export const fill = (text: string, values: PlaceholderValues, encode: (value: string) => string = (value) => value): string | undefined => {
  const parts = text.split(mark).map((part, place) => (place % 2 ? values[part] && encode(values[part]) : part));
  return parts.includes(undefined) ? undefined : parts.join('');
};

/** The same for addresses: every value percent-encoded. */
export const fillAddress = (address: string, values: PlaceholderValues): string | undefined => fill(address, values, encodeURIComponent);

export type WordField = 'title' | 'content' | 'label' | 'linkText' | 'phone' | 'menu' | 'intro';

/** A reader of the words of one item, or of a screen itself when no id is given, in the member's variant and filled in. */
export type WordReader = (field: WordField) => string | undefined;

/** Words under a screen key and item id; `shared` is the key of shared blocks. A word that needs a value this member lacks is left out. */
export const wordsOf = (context: ViewContext, screenKey: string, itemId?: string): WordReader => {
  const screen = context.words.screens[screenKey];
  const fields = itemId === undefined ? screen : screen?.items?.[itemId];
  return (field) => {
    const text = variantValue(fields ?? {}, field, context.gate.variants);
    return text === undefined ? undefined : fill(text, placeholderValues(context));
  };
};

/** `Acu/Chiro` as `acuChiro`: how the locale files spell a name of the coverage data. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ ([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A name that the coverage data bring (a rider, a form, a document), in the page's language where components.json has it, else as it is. */
export const dataName = (name: string, { words }: Pick<ViewContext, 'words'>): string => {
  const names = words.components['dataNames'];
  const key = keyOf(name);
  const translated = typeof names === 'object' && Object.hasOwn(names, key) ? names[key] : undefined;
  return typeof translated === 'string' ? translated : name;
};
