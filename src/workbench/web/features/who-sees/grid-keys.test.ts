import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseKey, setKeysOn } from '../../kit/commands/own-keys.ts';
import { asksWhy } from './grid-keys.ts';

const pressed = (key: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held }) as KeyboardEvent;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('asks for reasons by the usual key, without Ctrl', () => {
  expect(asksWhy(pressed('e'))).toBe(true);
  expect(asksWhy(pressed('e', { ctrlKey: true }))).toBe(false);
});

it('asks for reasons by the key that somebody chose, and no more by the usual one', () => {
  chooseKey('explain', 'i');
  expect([asksWhy(pressed('i')), asksWhy(pressed('e'))]).toEqual([true, false]);
});

it('asks for reasons by Enter alone where single letters are off', () => {
  setKeysOn(false);
  expect([asksWhy(pressed('e')), asksWhy(pressed('Enter'))]).toEqual([false, true]);
});
