type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const isLetter = (key: string): boolean => key.length === 1 && key.toLowerCase() !== key.toUpperCase();

/**
 * The name of what was pressed: `c`, `?`, `Enter`, `Ctrl Enter`, `Shift n`, `Ctrl Shift z`. Capitals count as Shift; signs that need Shift on
 * some keyboards are named by the sign alone.
 */
export const keyName = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string => {
  const named = isLetter(key) ? key.toLowerCase() : key;
  const isShifted = shiftKey && (isLetter(key) || key.length > 1);
  return `${ctrlKey || metaKey ? 'Ctrl ' : ''}${altKey ? 'Alt ' : ''}${isShifted ? 'Shift ' : ''}${named}`;
};

/** Whether somebody presses a key that only goes with another one. */
export const isModifier = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'].includes(key);

const chord = ['Ctrl', 'Alt', 'Shift'];

/** Whether a press is a chord with Ctrl or Alt: it does not stand for a letter that is typed. */
export const isChord = ({ ctrlKey, metaKey, altKey }: Pressed): boolean => ctrlKey || metaKey || altKey;

/** Whether a name is of one sign alone, which speech input and one-handed typing press by chance. */
export const isSingle = (name: string): boolean => name.split(' ').every((part) => part === '' || part === 'Shift' || part.length === 1);

const signs: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→', Escape: 'Esc' };

/** A key as it is written on keyboards, each part by itself: `Ctrl`, `Shift`, `Z`; `g`, `d`. The space bar is called by its word. */
export const keyParts = (name: string, spaceBar: string): readonly string[] => {
  if (name === ' ') return [spaceBar];
  const parts = name.split(' ');
  const isOfChord = chord.includes(parts[0] ?? '');
  return parts.map((part) => signs[part] ?? (isOfChord && isLetter(part) ? part.toUpperCase() : part));
};
