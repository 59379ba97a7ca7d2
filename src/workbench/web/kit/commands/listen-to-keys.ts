import { useEffect } from 'react';
import { beginsCommand, commandOfKey } from './declared-commands.ts';
import { isChord, isModifier, isSingle, keyName } from './key-names.ts';
import { areKeysOn } from './own-keys.ts';

// In milliseconds, between the two keys of a command.
const together = 1_500;

const fields = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable=true]';

const fieldOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(fields) : null;

// Enter and space press a button, link or summary; lists and trees keep their arrows.
const keepsPress = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  !isChord(event) &&
  event.target instanceof Element &&
  event.target.closest('a, button, summary, label, input, [role=option]') !== null;

// A field handles these while it has typed text.
const own: ReadonlySet<string> = new Set(['Ctrl z', 'Ctrl Shift z', 'Ctrl y']);

// A form that can be sent handles its keys: Ctrl Enter submits it, and letters run no command.
const submitOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest('form')?.querySelector<HTMLElement>('[type=submit]')) ||
  undefined;

const isSending = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey);

// Single letters only outside fields; chords everywhere except in a field that has them; a dialog blocks the
// page's keys.
const isFree = (event: KeyboardEvent, name: string, entered: string | undefined): boolean => {
  if (event.defaultPrevented || event.isComposing || isModifier(event)) return false;
  if (document.querySelector('dialog[open]') !== null || keepsPress(event)) return false;
  const field = fieldOf(event.target);
  const isInForm = submitOf(event.target) !== undefined;
  if (isSingle(name)) return field === null && !isInForm && areKeysOn();
  if (isSending(event)) return field === null && !isInForm;
  if (!field) return true;
  if (own.has(name)) return 'value' in field && field.value === entered;
  return isChord(event) || name.endsWith('F6');
};

// Use once per page.
export const useCommandKeys = (): void => {
  useEffect(() => {
    let first: { readonly name: string; readonly at: number } | undefined;
    let entered: string | undefined;
    const enter = ({ target }: FocusEvent): void => {
      const field = fieldOf(target);
      entered = field && 'value' in field ? String(field.value) : undefined;
    };
    const press = (event: KeyboardEvent): void => {
      const name = keyName(event);
      if (!isFree(event, name, entered)) {
        if (!isModifier(event)) first = undefined;
        if (isSending(event) && !event.defaultPrevented && !event.isComposing)
          submitOf(event.target)?.click();
        return;
      }
      const before = first && event.timeStamp - first.at < together ? first.name : undefined;
      first = undefined;
      const command =
        (before === undefined ? undefined : commandOfKey(`${before} ${name}`)) ?? commandOfKey(name);
      if (command) {
        event.preventDefault();
        command.run(event);
      } else if (beginsCommand(name)) first = { name, at: event.timeStamp };
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('keydown', press);
    };
  }, []);
};
