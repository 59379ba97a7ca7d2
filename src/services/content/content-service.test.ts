import { describe, expect, test } from 'vitest';
import { contentService } from './content-service.ts';
import { navigationQuestion } from './navigation-question.ts';
import { pagesQuestion } from './pages-question.ts';

interface Call {
  readonly url: string;
  readonly credentials: RequestCredentials | undefined;
}

const serviceOf = (body: string, status = 200) => {
  const calls: Call[] = [];
  const warnings: string[] = [];
  const fetch = ((url: URL, init: RequestInit) => {
    calls.push({ url: url.href, credentials: init.credentials });
    return Promise.resolve(new Response(body, { status }));
  }) as typeof globalThis.fetch;
  const warn = (message: string): void => void warnings.push(message);
  return {
    ask: contentService({ base: 'https://content.example/api/default/', fetch, timeoutSeconds: 1, warn }),
    calls,
    warnings,
  };
};

describe('the content service', () => {
  test('R7.010 R7.022: navigation is requested by language, the list of pages by culture, without credentials', async () => {
    const { ask, calls } = serviceOf('{"value":[]}');
    await Promise.all([
      ask(navigationQuestion('en')),
      ask(navigationQuestion('es')),
      ask(pagesQuestion('es')),
    ]);
    expect(calls).toEqual(
      ['navigation/home', 'navigation/es', 'pages?sf_culture=es'].map((path) => ({
        url: `https://content.example/api/default/${path}`,
        credentials: 'omit',
      })),
    );
  });

  test.each([
    '',
    'null',
    '[]',
    '<html>',
    '{"value":{}}',
    '{"values":[]}',
    `{"value":["${'x'.repeat(2_000_001)}"]}`,
  ])(
    'an answer in an unknown format is refused with one warning, however often it comes (%#)',
    async (body) => {
      const { ask, warnings } = serviceOf(body);
      await expect(ask(pagesQuestion('en'))).rejects.toThrow('unexpected answer');
      await expect(ask(pagesQuestion('en'))).rejects.toThrow('unexpected answer');
      expect(warnings).toEqual(['Content service: unexpected answer to pages']);
    },
  );

  test('a failure rejects with its status and logs no warning', async () => {
    const { ask, warnings } = serviceOf('{"value":[]}', 503);
    await expect(ask(pagesQuestion('en'))).rejects.toThrow('status 503');
    expect(warnings).toEqual([]);
  });
});

describe('the parts of an answer that are read', () => {
  test('R3.059: a page record needs id, title and path; further fields are accepted, unfit records are left out', () => {
    const record = {
      Id: '1',
      Title: 'News',
      RelativeUrlPath: '/news',
      UrlName: 'news',
      HasChildren: false,
      Breadcrumb: null,
      Extra: { a: 1 },
    };
    expect(
      pagesQuestion('en').read({
        value: [record, { ...record, Title: 7 }, null, 'x', { ...record, Id: '' }],
      }),
    ).toEqual([{ id: '1', title: 'News', path: '/news' }]);
  });

  const page = (title: string, urlName: string, more = {}) => ({
    Id: urlName,
    Title: { Value: title },
    UrlName: urlName,
    ...more,
  });

  test('R7.011 R3.060: the first two entries are read, a third is not', () => {
    const value = [
      { Pages: [page('A', 'a')] },
      { Pages: [page('B', 'b', { ShowInNavigation: false })] },
      { Pages: [page('C', 'c')] },
    ];
    expect(navigationQuestion('en').read({ value })).toEqual({
      main: [{ title: 'A', urlName: 'a', isShown: true }],
      secondary: [{ title: 'B', urlName: 'b', isShown: false }],
      footer: [],
    });
  });

  test('R3.061 R9.04: footer columns may contain items or pages; nothing below an item is read', () => {
    const items = [
      { Url: '/news', TitlesPath: 'News', Children: [{ Url: '/deep', TitlesPath: 'Deep' }] },
      { Url: 5, TitlesPath: 'Bad' },
    ];
    const footer = [
      {
        Id: 'b',
        Container_Label: 'More',
        Container_Css: 'x',
        Children: [{ CssClass: 'y', Items: items }, { Pages: [page('A', 'a')] }],
      },
    ];
    expect(navigationQuestion('en').read({ value: [], footer })?.footer).toEqual([
      {
        id: 'b',
        label: 'More',
        links: [
          { title: 'News', url: '/news' },
          { title: 'A', url: '/a' },
        ],
      },
    ]);
  });
});
