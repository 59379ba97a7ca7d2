import { render, screen, within } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { message } from '../../../../tests/support/workbench/message.ts';
import { startWords } from '../i18n/start-words.ts';
import { AddChoice } from './combo-box/add-choice.tsx';
import { apiFailure } from '../api/api-failure.ts';
import { Button } from './button.tsx';
import { Chip, ToggleChip } from './chip.tsx';
import { useCommandKeys } from './commands/listen-to-keys.ts';
import { SearchBox } from './commands/search-box.tsx';
import { useActions, useCommands } from './commands/use-commands.ts';
import { Dialog, DialogEnd } from './dialog.tsx';
import { Check, Choice, DayField } from './fields.tsx';
import { JsonEditor } from './json-editor.tsx';
import { Segments, Tabs } from './segments.tsx';
import { Failed } from './states.tsx';
import { Toasts, useToast } from './toast.tsx';

// Each part as the ARIA Authoring Practices describe its pattern: https://www.w3.org/WAI/ARIA/apg/patterns/
const words = await startWords();
const show = (node: ReactNode) =>
  render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>{node}</MemoryRouter>
    </I18nextProvider>,
  );
const focused = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])(
  '%s presses a button; an unavailable one stays focusable, announces the reason, and does nothing',
  async (_, key) => {
    const onClick = vi.fn<() => void>();
    show(
      <>
        <Button onClick={onClick}>Save</Button>
        <Button notYet="Nothing typed yet" onClick={onClick}>
          Publish
        </Button>
      </>,
    );
    await userEvent.keyboard(`{Tab}${key}{Tab}${key}`);
    const off = screen.getByRole('button', { name: 'Publish', description: 'Nothing typed yet' });
    expect([document.activeElement, off.getAttribute('aria-disabled')]).toEqual([off, 'true']);
    expect(onClick).toHaveBeenCalledTimes(1);
  },
);

const Opener = ({ onSend }: { onSend: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Pet" onClose={() => setOpen(false)}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onSend();
            }}
          >
            <input aria-label="Pet" />
            <DialogEnd onClose={() => setOpen(false)}>Send</DialogEnd>
          </form>
        </Dialog>
      )}
    </>
  );
};

test('a dialog gets the focus, makes the page behind it inert, and restores the focus on Escape', async () => {
  show(<Opener onSend={() => undefined} />);
  await userEvent.keyboard('{Tab}{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Pet' });
  expect([dialog.matches(':modal'), focused()]).toEqual([true, 'Pet']);
  await userEvent.keyboard('{Tab}{Tab}');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('dialog'), focused()]).toEqual([null, 'Open']);
});

test('Tab and Shift Tab go round the controls of a dialog and never behind it', async () => {
  show(<Opener onSend={() => undefined} />);
  await userEvent.keyboard('{Tab}{Enter}');
  const dialog = screen.getByRole('dialog', { name: 'Pet' });
  const stops = new Set<string | null | undefined>();
  for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(key);
    // Between its last and first control the browser may stop at its own bar, which is the body here.
    expect([dialog.contains(document.activeElement), document.activeElement === document.body]).toContain(
      true,
    );
    stops.add(focused());
  }
  expect([...stops]).toContain('Send');
});

test('Escape does not close a locked dialog', async () => {
  const onClose = vi.fn<() => void>();
  show(
    <Dialog title="Signed out" onClose={onClose} locked>
      <Button>Sign in</Button>
    </Dialog>,
  );
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  expect([screen.getByRole('dialog').matches(':modal'), onClose.mock.calls.length]).toEqual([true, 0]);
});

test('Ctrl Enter sends the form of a dialog', async () => {
  const onSend = vi.fn<() => void>();
  show(<Opener onSend={onSend} />);
  await userEvent.keyboard('{Tab}{Enter}{Control>}{Enter}{/Control}');
  expect(onSend).toHaveBeenCalledTimes(1);
});

interface PageProps {
  onPrimary: () => void;
  onLetter: () => void;
  onSend: () => void;
  busy?: boolean;
}

const PageWithForm = ({ onPrimary, onLetter, onSend, busy = false }: PageProps) => {
  useCommandKeys();
  useCommands({ primary: onPrimary });
  useActions([{ id: 'letter', key: 'a', label: 'Approve', run: onLetter }]);
  return (
    <>
      <Button>Beside</Button>
      <textarea aria-label="Alone" />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <textarea aria-label="Comment" />
        <Check>Keep</Check>
        <Choice label="Kind">
          <option>One</option>
        </Choice>
        <Button>Other</Button>
        <Button type="submit" {...{ busy }}>
          Send
        </Button>
      </form>
    </>
  );
};

const newCalls = () => ({
  onPrimary: vi.fn<() => void>(),
  onLetter: vi.fn<() => void>(),
  onSend: vi.fn<() => void>(),
});

test.each([
  ['textbox', 'Comment'],
  ['checkbox', 'Keep'],
  ['combobox', 'Kind'],
  ['button', 'Other'],
  ['button', 'Send'],
])(
  'keys in a form belong to the form: Ctrl Enter in the %s %s sends it, and a letter runs no command',
  async (role, name) => {
    const calls = newCalls();
    show(<PageWithForm {...calls} />);
    screen.getByRole(role, { name }).focus();
    await userEvent.keyboard('a{Control>}{Enter}{/Control}');
    expect(Object.values(calls).map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
  },
);

test('Ctrl Enter runs the main action outside of fields only, and does not send a form twice', async () => {
  const calls = newCalls();
  show(<PageWithForm {...calls} busy />);
  for (const [role, name] of [
    ['textbox', 'Alone'],
    ['textbox', 'Comment'],
    ['button', 'Beside'],
  ] as const) {
    screen.getByRole(role, { name }).focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
  }
  expect(Object.values(calls).map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

const Unavailable = ({ onRun }: { onRun: () => void }) => {
  useCommandKeys();
  useActions([{ id: 'letter', key: 'a', label: 'Approve', unavailable: 'It is your draft', run: onRun }]);
  return null;
};

test('the key of an unavailable action announces the reason and runs nothing', async () => {
  const onRun = vi.fn<() => void>();
  show(
    <Toasts>
      <Unavailable {...{ onRun }} />
    </Toasts>,
  );
  await userEvent.keyboard('a');
  expect(screen.getByRole('status').textContent).toContain('It is your draft');
  expect(onRun).not.toHaveBeenCalled();
});

const WithKey = ({ onRun }: { onRun: () => void }) => {
  useActions([{ id: 'letter', key: 'a', label: 'Approve', run: onRun }]);
  return null;
};

const PressedAtOnce = ({ page, onRun }: { page: string; onRun: (page: string) => void }) => {
  useCommandKeys();
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  }, [page]);
  return page !== '' && <WithKey key={page} onRun={() => onRun(page)} />;
};

test('a key that comes with a new page runs the command of that page', () => {
  const onRun = vi.fn<(page: string) => void>();
  const { rerender } = show(<PressedAtOnce page="" {...{ onRun }} />);
  for (const page of ['editor', 'review'])
    rerender(
      <I18nextProvider i18n={words}>
        <MemoryRouter>
          <PressedAtOnce {...{ page, onRun }} />
        </MemoryRouter>
      </I18nextProvider>,
    );
  expect(onRun.mock.calls).toEqual([['editor'], ['review']]);
});

const Views = () => {
  const [chosen, setChosen] = useState<'page' | 'form'>('page');
  const of = [
    { name: 'page', label: 'Page' },
    { name: 'form', label: 'Form' },
  ] as const;
  return <Segments label="View" {...{ of, chosen }} onChoose={setChosen} />;
};

test('segments are toggle buttons in a named group: Tab reaches each, Space presses it', async () => {
  show(<Views />);
  const group = within(screen.getByRole('group', { name: 'View' }));
  await userEvent.keyboard('{Tab}{Tab} ');
  expect(
    group.getAllByRole('button').map((one) => [one.textContent, one.getAttribute('aria-pressed')]),
  ).toEqual([
    ['Page', 'false'],
    ['Form', 'true'],
  ]);
});

test('tabs with separate addresses are links in a named navigation; the current one is marked', async () => {
  const of = [
    { to: '/items', label: 'Items', current: false },
    { to: '/rules', label: 'Terms', current: true },
  ];
  show(<Tabs label="Parts" of={of} />);
  const links = within(screen.getByRole('navigation', { name: 'Parts' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  await userEvent.keyboard('{Tab}{Tab}');
  expect(focused()).toBe('Terms');
});

test('the button that adds opens its list; Escape closes the list and returns to the button', async () => {
  const onAdd = vi.fn<(value: string) => void>();
  show(
    <AddChoice
      label="Add a rule"
      none="None"
      of={() => [{ value: 'isPPO', label: 'the plan is a PPO' }]}
      onAdd={onAdd}
    />,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(focused()).toBe('Add a rule'));
  await userEvent.keyboard('{Enter}ppo{Enter}');
  expect(onAdd.mock.calls).toEqual([['isPPO']]);
});

const Search = ({ onEnter }: { onEnter: () => void }) => {
  const [value, setValue] = useState('');
  return <SearchBox label="Search fruit" {...{ value, onEnter }} onChange={setValue} />;
};

test('Enter in the search box selects the first match, Escape clears it', async () => {
  const onEnter = vi.fn<() => void>();
  show(<Search onEnter={onEnter} />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search fruit' });
  await userEvent.click(box);
  await userEvent.keyboard('card{Enter}');
  expect([box.value, onEnter.mock.calls.length]).toEqual(['card', 1]);
  await userEvent.keyboard('{Escape}');
  expect(box.value).toBe('');
});

test('Space ticks a box and turns a switch; a select is the browser’s own', async () => {
  show(
    <>
      <Check>Box</Check>
      <Check kind="switch">Lamp</Check>
      <Choice label="Paint">
        <option>Light</option>
        <option>Dark</option>
      </Choice>
    </>,
  );
  await userEvent.keyboard('{Tab} {Tab} ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Box' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Lamp' }).checked).toBe(true);
  expect(screen.getByRole('combobox', { name: 'Paint' }).tagName).toBe('SELECT');
});

const Radios = () => {
  const [chosen, setChosen] = useState('Light');
  return (
    <div role="radiogroup" aria-label="Theme">
      {['Light', 'Dark', 'System'].map((name) => (
        <Check
          kind="radio"
          key={name}
          name="theme"
          checked={chosen === name}
          onChange={() => setChosen(name)}
        >
          {name}
        </Check>
      ))}
    </div>
  );
};

test.each([
  ['ArrowDown', 'the next option', '{ArrowDown}', 'Dark'],
  ['ArrowRight', 'the next option', '{ArrowRight}', 'Dark'],
  ['ArrowUp', 'the last option from the first one', '{ArrowUp}', 'System'],
])('%s in a radio group selects %s; the group is one tab stop', async (_, __, key, expected) => {
  show(
    <>
      <Radios />
      <Button>After</Button>
    </>,
  );
  await userEvent.keyboard(`{Tab}${key}`);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: expected }).checked).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('After');
});

const Chips = ({ onRemove }: { onRemove: () => void }) => {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <ToggleChip isOn={isOn} onClick={() => setOn(!isOn)}>
        Edited ones
      </ToggleChip>
      <Chip removeLabel="Remove PPO" onRemove={onRemove}>
        PPO
      </Chip>
      <Chip inheritedFrom="from the screen">Billed</Chip>
    </>
  );
};

test.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])(
  '%s presses a toggle chip, and removes a chip with its button; others have no tab stop',
  async (_, key) => {
    const onRemove = vi.fn<() => void>();
    show(<Chips onRemove={onRemove} />);
    await userEvent.keyboard(`{Tab}${key}{Tab}${key}`);
    expect(screen.getByRole('button', { name: 'Edited ones', pressed: true })).toBeDefined();
    expect([focused(), onRemove.mock.calls.length]).toEqual(['Remove PPO', 1]);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(document.body);
  },
);

test('a failure is announced, and Enter retries', async () => {
  const retry = vi.fn<() => void>();
  show(<Failed failure={apiFailure(0, 'unreachable', undefined)} {...{ retry }} />);
  const alert = within(screen.getByRole('alert'));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(alert.getByRole('button')).toBe(document.activeElement);
  expect(retry).toHaveBeenCalledTimes(1);
});

const Code = ({ onChange }: { onChange: (text: string) => void }) => (
  <JsonEditor
    text="{}"
    label="Terms"
    marks={[]}
    options={(_, offset) => ({ from: offset, to: offset, options: [{ text: '"isPPO"' }] })}
    readOnly={false}
    onChange={onChange}
  />
);

test('the JSON editor is a named text box: typing changes it, Ctrl Space opens its options, Escape closes them, and Tab leaves it', async () => {
  const onChange = vi.fn<(text: string) => void>();
  show(
    <>
      <Code onChange={onChange} />
      <Button>After</Button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('textbox', { name: 'Terms' })).toBe(document.activeElement);
  await userEvent.keyboard('[[1]');
  expect(onChange).toHaveBeenLastCalledWith('[1]{}');
  await userEvent.keyboard('{Control>} {/Control}');
  expect((await screen.findByRole('option', { selected: true })).textContent).toBe('"isPPO"');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('After');
});

const Teller = ({ undo }: { undo: () => void }) => {
  const showToast = useToast();
  return <Button onClick={() => showToast('Deleted', undo)}>Delete</Button>;
};

test('a toast is announced when it appears, does not move the focus, and its buttons are reached with Tab', async () => {
  const undo = vi.fn<() => void>();
  show(
    <Toasts>
      <Teller undo={undo} />
    </Toasts>,
  );
  const region = screen.getByRole('status');
  await userEvent.keyboard('{Tab}{Enter}');
  expect([region.textContent.startsWith('Deleted'), focused()]).toEqual([true, 'Delete']);
  await userEvent.keyboard('{Tab}{Enter}');
  expect([undo.mock.calls.length, region.textContent]).toEqual([1, '']);
});

test('a day can be typed key by key: each key is kept in the field, a day that does not exist has a message, and only real days are applied', async () => {
  const applied: string[] = [];
  // An address follows later; here it never does.
  show(<DayField label="Day" day="2026-11-27" onDay={(day) => applied.push(day)} />);
  const field = screen.getByLabelText<HTMLInputElement>('Day');
  field.focus();
  await userEvent.keyboard('12082027');
  expect(field.value).toBe('2027-12-08');
  expect(applied.filter((day) => day < '2026')).toEqual([]);
  expect(applied.at(-1)).toBe('2027-12-08');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}0230');
  expect(field.validity.badInput).toBe(true);
  expect(screen.getByText(message('common.wrongDay'))).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(applied.at(-1)).not.toBe('');
  const before = applied.length;
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}0228');
  expect(field.value).toBe('2027-02-28');
  expect(applied.length).toBeGreaterThan(before);
  expect(screen.queryByText(message('common.wrongDay'))).toBeNull();
});
