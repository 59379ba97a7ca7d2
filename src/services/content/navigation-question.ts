import type { Language } from '../../config/portal-config.ts';
import type { FooterLink, NavigationContent, PageInMenu } from '../../view/shell/content-navigation.ts';
import { isRecord } from '../http.ts';
import { contentFields, type ContentQuestion, type Fields } from './content-service.ts';

const { text, title, localisedTitle, records, values } = contentFields;

const pagesOf = (entry: Fields | undefined): readonly PageInMenu[] =>
  records(entry?.['Pages']).flatMap((page) => {
    const named = localisedTitle(page['Title']);
    const urlName = text(page['UrlName']);
    return named !== undefined && urlName !== undefined
      ? [{ title: named, urlName, isShown: page['ShowInNavigation'] !== false }]
      : [];
  });

const linksOf = (column: Fields): readonly FooterLink[] =>
  [...records(column['Items']), ...records(column['Pages'])].flatMap((item) => {
    const named = title(item['TitlesPath']) ?? localisedTitle(item['Title']);
    const urlName = text(item['UrlName']);
    const url = text(item['Url']) ?? (urlName === undefined ? undefined : `/${urlName}`);
    return named !== undefined && url !== undefined ? [{ title: named, url }] : [];
  });

const blocksOf = (footer: unknown): NavigationContent['footer'] =>
  records(footer).flatMap((block, index) => {
    const links = records(block['Children']).flatMap(linksOf);
    const id = text(block['Id']) ?? String(index);
    return links.length > 0 ? [{ id, label: title(block['Container_Label']) ?? '', links }] : [];
  });

const read = (answer: unknown): NavigationContent | undefined => {
  const entries = values(answer);
  if (!entries || !isRecord(answer)) return undefined;
  return { main: pagesOf(entries[0]), secondary: pagesOf(entries[1]), footer: blocksOf(answer['footer']) };
};

/**
 * Returns the request for navigation and footer. Reads the first two entries and one level of footer links.
 */
export const navigationQuestion = (language: Language): ContentQuestion<NavigationContent> => ({
  path: `navigation/${language === 'en' ? 'home' : language}`,
  read,
});
