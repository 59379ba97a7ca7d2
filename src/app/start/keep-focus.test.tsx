import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepFocus } from './keep-focus.ts';

const markup = '<a href="/help">Help</a> <a href="/es">Español</a> <button type="button">Back</button>';

afterEach(() => {
  document.body.replaceChildren();
});

/** A page as the document painted it, with the focus on one of its controls, ready to be replaced. */
const painted = (focused?: string) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = markup;
  keepFocus(container);
  if (focused !== undefined) container.querySelector<HTMLElement>(focused)?.focus();
  return { replace: () => void (container.innerHTML = `<header>${markup}</header>`), container };
};

const focusedText = () => document.activeElement?.textContent;

test.each([
  ['[href="/es"]', 'Español'],
  ['button', 'Back'],
])('the control %s has the focus again once the page is replaced', async (control, words) => {
  painted(control).replace();
  await expect.poll(focusedText).toBe(words);
  expect(document.activeElement?.closest('header')).not.toBeNull();
});

test('a control that the page shows later gets the focus then', async () => {
  const { container, replace } = painted('button');
  container.innerHTML = '<p>Loading</p>';
  await expect.poll(() => document.activeElement).toBe(document.body);
  replace();
  await expect.poll(focusedText).toBe('Back');
});

test('without a focus nothing is focused; after a key the focus is left alone', async () => {
  painted().replace();
  await expect.poll(() => document.querySelector('header')).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  const { container, replace } = painted('button');
  container.innerHTML = '<a href="/other">Other</a>';
  await userEvent.keyboard('{Tab}');
  replace();
  await new Promise((painted) => requestAnimationFrame(painted));
  expect(focusedText()).not.toBe('Back');
});
