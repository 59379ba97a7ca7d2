import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import page from '../../index.html?raw';

/** Components draw the icons of the portal's document. */
const icons = new DOMParser().parseFromString(page, 'text/html').querySelector('.icons');
if (icons) document.body.prepend(icons);

/** React reports wrong keys, wrong nesting and unknown attributes through console.error: a component test that causes one fails. */
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
