import { visibleText } from '../../config/message-text.ts';
import translatedPages from './pages.json' with { type: 'json' };

export type ContentLanguage = 'en' | 'es';

// Unknown locales are logged and become English (R8.13).
export const contentLocale = (locale: string, log: (message: string) => void): ContentLanguage => {
  if (locale === 'en' || locale === 'es') return locale;
  log(visibleText(`Unsupported locale in mock content: ${locale}. English is used.`));
  return 'en';
};

export const contentGuid = (kind: number, number: number): string =>
  `b415a3a2-${String(kind).padStart(4, '0')}-4000-8000-${String(number).padStart(12, '0')}`;

type TranslatedPage = Readonly<Record<ContentLanguage, readonly string[]>>;

const pages: readonly TranslatedPage[] = translatedPages;
const pageKind = 5;
const rootId = contentGuid(pageKind, 0);

const record = (language: ContentLanguage, number: number, page: readonly [title: string, path: string]) => ({
  Id: contentGuid(pageKind, number),
  Title: page[0],
  UrlName: page[1].split('/').at(-1),
  RelativeUrlPath: page[1],
  ShowInNavigation: true,
  ParentId: rootId,
  RootId: rootId,
  HasChildren: false,
  Breadcrumb: page[0],
  AvailableLanguages: ['en', 'es'],
  IsHomePage: false,
  ViewUrl: `https://www.brisamar.example${language === 'es' ? '/es' : ''}${page[1]}`,
  EditUrl: null,
  LastModified: '2026-03-02T17:05:00Z',
  PublicationDate: '2026-03-02T17:00:00Z',
  DateCreated: '2026-02-20T09:30:00Z',
});

// For the `hostile` knob: pages with attacks in path or title. None may become a route or run.
const hostilePages: readonly (readonly [string, string])[] = [
  ['<img src=x onerror="window.hacked = true">', '/announcements<script>'],
  ['Elsewhere', '//evil.example/'],
  ['Up', '/../account'],
  ['Home again', '/home'],
];

// A page without a Spanish version is missing in Spanish (R3.059).
export const pageRecords = (language: ContentLanguage, isHostile: boolean) =>
  [
    ...pages.map((page, index) => ({ page: page[language], number: index + 1 })),
    ...(isHostile ? hostilePages.map((page, index) => ({ page, number: 90 + index })) : []),
  ].flatMap(({ page: [title, path], number }) =>
    title === undefined || path === undefined ? [] : [record(language, number, [title, path])],
  );

// The mock function for pages (R7.024), without a network.
export const mockPages = (locale: string, log: (message: string) => void = console.warn) =>
  pageRecords(contentLocale(locale, log), false);
