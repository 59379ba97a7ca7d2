import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import page from '../../index.html?raw';

/** Components draw the icons of the portal's document. */
const icons = new DOMParser().parseFromString(page, 'text/html').querySelector<SVGElement>('.icons');
if (icons) {
  // They take no room, as in the portal.
  icons.style.position = 'absolute';
  document.body.prepend(icons);
}

/** What a query did not find is shown without the icons, which are longer than any page. */
configure({
  getElementError: (message, container) => {
    const copy = container.cloneNode(true) as Element;
    copy.querySelectorAll('.icons').forEach((sprite) => sprite.remove());
    const error = new Error(
      [(message ?? '').split('\n\n')[0], prettyDOM(copy, undefined, { highlight: false })].join('\n\n'),
    );
    error.name = 'TestingLibraryElementError';
    // The code around the failure is the test's, not this file's.
    error.stack = error.stack?.replace(/\n.*components-setup.*/g, '') ?? '';
    return error;
  },
});

/** The pointer stays where the file before left it, and would open what is drawn below it. */
beforeAll(() => userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } }));

/**
 * React reports wrong keys, wrong nesting and unknown attributes through console.error: a component test that
 * causes one fails.
 */
let reports: MockInstance<typeof console.error>;

beforeEach(() => {
  reports = vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  const reported = reports.mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  expect(reported, 'console.error during the test').toEqual([]);
});
