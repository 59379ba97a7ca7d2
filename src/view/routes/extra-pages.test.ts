import { describe, expect, test } from 'vitest';
import { frozenConfig } from '../../../tests/support/config/frozen-config.ts';
import { extraPages } from './extra-pages.ts';

const { config } = frozenConfig;
const page = (id: string, title: string, path: string) => ({ id, title, path });
const tables = (en: readonly ReturnType<typeof page>[], es: readonly ReturnType<typeof page>[] = []) =>
  extraPages({ en, es }, config);

describe('pages of the content service', () => {
  test('R2.074: a page is found at its path with its title, ignoring letter case', () => {
    expect([...tables([page('1', 'Leadership', '/About/Leadership')]).en]).toEqual([
      ['/about/leadership', { id: '1', title: 'Leadership' }],
    ]);
  });

  test('a page without a Spanish version keeps its English path; a translated one does not', () => {
    const { es } = tables(
      [page('1', 'News', '/news'), page('2', 'Hours', '/hours')],
      [page('1', 'Noticias', '/noticias')],
    );
    expect([...es.keys()].sort()).toEqual(['/hours', '/noticias']);
  });

  test('a screen of the portal wins in either language', () => {
    expect(
      tables([
        page('1', 'Mine', '/claims'),
        page('2', 'Mine', '/reclamos'),
        page('3', 'Mine', '/doctor-search'),
      ]).en.size,
    ).toBe(0);
  });

  test.each([
    'news',
    '',
    '/',
    '//evil.example/',
    '/\\evil.example',
    '/../account',
    '/a/./b',
    '/a/%2e%2e/b',
    '/a//b',
    '/a?b',
    '/a#b',
    '/a b',
    '/news/',
    '/a<script>',
    '/\u202eabc',
    'https://evil.example/',
    'javascript%3Aalert(1)',
  ])('the bad path %s is rejected', (path) => {
    expect(tables([page('1', 'Bad', path)]).en.size).toBe(0);
  });
});
