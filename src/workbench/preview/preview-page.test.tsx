import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bothDoms, previewOf, someVisits } from '../../../tests/support/workbench/both-doms.tsx';
import { pageTree } from '../../../tests/support/workbench/page-tree.ts';

beforeEach(() => {
  // The content service is away: the preview has none.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(console, 'warn').mockReturnValue();
});

test.each(someVisits)(
  'the preview has the same elements as the signed-in portal: $member on $screen in $language',
  async (visit) => {
    const { portal, preview } = await bothDoms(visit);
    expect(portal.length).toBeGreaterThan(100);
    expect(preview).toEqual(portal);
  },
);

test('the comparison finds a difference in one letter, name, link, heading, order, language or state', async () => {
  const { container } = render(previewOf({ member: 'm01', screen: 'home', language: 'en' }));
  await vi.waitFor(() => expect(container.querySelector('footer .foot')).not.toBeNull());
  const whole = pageTree(container);
  const one = (selector: string): Element => {
    const found = container.querySelector(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
  const changed = (selector: string, attribute: string, value: string) => (): (() => void) => {
    const element = one(selector);
    const before = element.getAttribute(attribute);
    element.setAttribute(attribute, value);
    return () =>
      before === null ? element.removeAttribute(attribute) : element.setAttribute(attribute, before);
  };
  const differences: Readonly<Record<string, () => () => void>> = {
    letter: () => {
      const text = document.createTextNode('.');
      one('footer h2').append(text);
      return () => text.remove();
    },
    name: changed('[aria-label]', 'aria-label', 'Another name'),
    link: changed('main a[href]', 'href', '/elsewhere'),
    heading: () => {
      const element = one('main h2');
      const other = document.createElement('h3');
      other.append(...element.cloneNode(true).childNodes);
      element.replaceWith(other);
      return () => other.replaceWith(element);
    },
    order: () => {
      const list = one('footer li').parentElement!;
      const first = list.firstElementChild!;
      list.append(first);
      return () => list.prepend(first);
    },
    language: changed('[lang]', 'lang', 'fr'),
    state: changed('[aria-expanded]', 'aria-expanded', 'true'),
    reference: changed('[aria-labelledby]', 'aria-labelledby', 'nobody'),
    picture: changed('main svg', 'viewBox', '0 0 1 1'),
    wrapper: () => {
      const element = one('main p');
      const around = document.createElement('div');
      element.replaceWith(around);
      around.append(element);
      return () => around.replaceWith(element);
    },
  };
  const unseen = Object.entries(differences).filter(([, make]) => {
    const undo = make();
    const isSeen = pageTree(container).join('\n') !== whole.join('\n');
    undo();
    return !isSeen;
  });
  expect(unseen.map(([name]) => name)).toEqual([]);
  expect(pageTree(container)).toEqual(whole);
});
