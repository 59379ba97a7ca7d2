import { describe, expect, test } from 'vitest';
import { frozenContext, type SampleVisit } from '../../../tests/support/members/sample-context.ts';
import { contentLink } from './content-link.ts';

const pages = { en: new Map([['/news', { id: '1', title: 'News' }]]), es: new Map() };
const href = (written: string, visit: SampleVisit = { id: 'm01' }): string | undefined =>
  contentLink(written, { ...frozenContext(visit), pages })?.href;

describe('links of the content service', () => {
  test('R3.061: open screens and extra pages in the page’s language, with query and hash', () => {
    expect(href('/claims?x=1#forms')).toBe('/claims?x=1#forms');
    expect(href('/claims', { id: 'm01', language: 'es' })).toBe('/reclamos');
    expect(['/news', 'news', './news', '../news'].map((one) => href(one))).toEqual([
      '/news',
      '/news',
      '/news',
      '/news',
    ]);
    expect(href('/unknown')).toBeUndefined();
  });

  test('R2.085: a legacy address that a screen has replaced opens the screen, on any of the plan’s hosts', () => {
    const query = 'inside.asp?mode=fdiredirect&option=planChangeIFP';
    const { environment } = frozenContext();
    const [here, there, site] = [
      `/${query}`,
      environment.legacy + query,
      `https://${environment.publicDomain}/${query}`,
    ].map((one) => href(one));
    expect(here).toMatch(/^\/coverage\//);
    expect([there, site]).toEqual([here, here]);
  });

  test('a screen that the member cannot open is not a link', () => {
    expect(href('/pharmacy', { id: 'm19' })).toBeUndefined();
  });

  test('outside links open beside the portal; phone, mail and places on the page stay', () => {
    expect(contentLink('https://www.example.com/a', frozenContext())).toMatchObject({
      kind: 'outside',
      newTab: true,
    });
    expect(contentLink('HTTP://www.example.com/a', frozenContext())).toMatchObject({
      href: 'http://www.example.com/a',
      newTab: true,
    });
    expect(['tel:18005550142', 'MAILTO:a@b.example', '#top'].map((one) => href(one))).toEqual([
      'tel:18005550142',
      'mailto:a@b.example',
      '#top',
    ]);
    expect(contentLink('https://www.example.com/a', frozenContext({ id: 'm08' }))?.notice).toBe(true);
  });

  test.each([
    '//evil.example/',
    '/\\evil.example',
    ['java', 'script:alert(1)'].join(''),
    'data:text/html,x',
    'vbscript:x',
    'evil',
    '',
    ' /claims',
    'https://',
    'blob:https://x',
  ])('the address %s is not a link', (written) => {
    expect(href(written)).toBeUndefined();
  });
});
