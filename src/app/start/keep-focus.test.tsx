import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepFocus } from './keep-focus.ts';

const control = (tag: 'a' | 'button', words: string, href?: string): HTMLElement => {
  const element = document.createElement(tag);
  element.textContent = words;
  if (href !== undefined) element.setAttribute('href', href);
  return element;
};

const controls = () => [
  control('a', 'Help', '/help'),
  control('a', 'Español', '/es'),
  control('button', 'Back'),
];

afterEach(() => {
  document.body.replaceChildren();
});

const painted = (focused?: string) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.replaceChildren(...controls());
  keepFocus(container);
  if (focused !== undefined) container.querySelector<HTMLElement>(focused)?.focus();
  const replace = (): void => {
    const header = document.createElement('header');
    header.replaceChildren(...controls());
    container.replaceChildren(header);
  };
  return { container, replace };
};

const focusedText = () => document.activeElement?.textContent;

test.each([
  ['[href="/es"]', 'Español'],
  ['button', 'Back'],
])('the control %s gets the focus back once the page is replaced', async (selector, words) => {
  painted(selector).replace();
  await expect.poll(focusedText).toBe(words);
  expect(document.activeElement?.closest('header')).not.toBeNull();
});

test('a control that appears later gets the focus when it appears', async () => {
  const { container, replace } = painted('button');
  container.replaceChildren();
  await expect.poll(() => document.activeElement).toBe(document.body);
  replace();
  await expect.poll(focusedText).toBe('Back');
});

test('after a key press the focus stays where it is', async () => {
  const { container, replace } = painted('button');
  container.replaceChildren(control('a', 'Other', '/other'));
  await userEvent.keyboard('{Tab}');
  replace();
  await new Promise((done) => requestAnimationFrame(done));
  expect(focusedText()).not.toBe('Back');
});
