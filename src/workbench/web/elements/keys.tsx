import { useEffect, useEffectEvent } from 'react';

const kept = 'workbench.keys';

/** Whether single letters do something in this browser. */
export const areKeysOn = (): boolean => localStorage.getItem(kept) !== 'off';

/** Turns single letters on or off in this browser: they get in the way of speech input. */
export const setKeysOn = (on: boolean): void => localStorage.setItem(kept, on ? 'on' : 'off');

const fields = 'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable=true]';
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null;
const isChord = (event: KeyboardEvent): boolean => event.ctrlKey || event.metaKey || event.altKey;

/** The name of what was pressed: `c`, `?`, `Enter`, `Ctrl Enter`. */
const nameOf = (event: KeyboardEvent): string =>
  `${event.ctrlKey || event.metaKey ? 'Ctrl ' : ''}${event.altKey ? 'Alt ' : ''}${event.key}`;

/** Whether a press may do something: single letters outside fields only; a dialog keeps the page's keys to itself. */
const isFree = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !event.isComposing &&
  (isChord(event) || (!isTyping(event.target) && areKeysOn())) &&
  document.querySelector('dialog[open]') === null;

/** What happens on each key, by its name. */
export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const useKeydown = (heard: (event: KeyboardEvent) => void, capture: boolean): void => {
  const press = useEffectEvent(heard);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen, { capture });
    return () => document.removeEventListener('keydown', listen, { capture });
  }, [capture]);
};

/** Keys of the page while mounted; a button or link that has the focus keeps Enter and the space bar. */
export const useKeys = (keys: KeyMap): void =>
  useKeydown((event) => {
    const act = keys[nameOf(event)];
    if (!act || !isFree(event)) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && !isChord(event) && event.target instanceof Element && event.target.closest('a, button, summary, label') !== null) return;
    event.preventDefault();
    act(event);
  }, false);

/** How long the letter after `g` may take, in milliseconds. */
const together = 1_500;
let begun = -Infinity;

/** `g` and then a letter goes to a place; the page's own keys do not hear that letter. */
export const useGoKeys = (places: Readonly<Record<string, () => void>>): void =>
  useKeydown((event) => {
    if (!isFree(event) || isChord(event)) return;
    const isSecond = event.timeStamp - begun < together;
    begun = event.key === 'g' && !isSecond ? event.timeStamp : -Infinity;
    const go = isSecond ? places[event.key] : undefined;
    if (!go) return;
    event.preventDefault();
    go();
  }, true);

/** A key as it is written on the keyboard. */
export const Key = ({ of }: { readonly of: string }) => <kbd>{of}</kbd>;

/** Keys that work here, with what they do; Help says the same to those who do not see them. */
export const KeyHints = ({ of }: { readonly of: readonly (readonly [keys: readonly string[], does: string])[] }) => (
  <div className="keys end xs-no" aria-hidden="true">
    {of.map(([keys, does]) => (
      <span key={does}>
        {keys.map((key) => (
          <Key key={key} of={key} />
        ))}
        {does}
      </span>
    ))}
  </div>
);
