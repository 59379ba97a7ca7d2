import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessibilityOf, renderUi } from '../../../tests/support/components/render-ui.tsx';
import { Tabs } from './tabs.tsx';

const tabs = ['One', 'Two', 'Three'].map((label) => ({ key: label, label, content: <p>{label} content</p> }));

const selected = (): (string | null)[] =>
  screen
    .getAllByRole('tab')
    .map((tab) => (tab.getAttribute('aria-selected') === 'true' ? tab.textContent : null));

test('R4.061: a click switches the tab, its panel and aria-selected', async () => {
  renderUi(<Tabs label="Numbers" tabs={tabs} />);
  expect(screen.getByRole('tabpanel').textContent).toBe('One content');
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(selected()).toEqual([null, 'Two', null]);
  expect(screen.getByRole('tabpanel').textContent).toBe('Two content');
});

test('arrow keys, Home and End move the selection and the focus, and wrap around at the ends', async () => {
  renderUi(<Tabs label="Numbers" tabs={tabs} />);
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));
  for (const [key, name] of [
    ['{ArrowLeft}', 'Three'],
    ['{ArrowRight}', 'One'],
    ['{End}', 'Three'],
    ['{Home}', 'One'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(screen.getByRole('tab', { name, selected: true }));
  }
});

test('only the chosen tab is a stop of the Tab key', () => {
  renderUi(<Tabs label="Numbers" tabs={tabs} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('a single tab is shown as its content', () => {
  renderUi(<Tabs label="Numbers" tabs={tabs.slice(0, 1)} />);
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByText('One content')).toBeTruthy();
});

test('axe finds no violations in tabs', async () => {
  renderUi(<Tabs label="Numbers" tabs={tabs} />);
  expect(await accessibilityOf()).toEqual([]);
});
