type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const isLetter = (key: string): boolean => key.length === 1 && key.toLowerCase() !== key.toUpperCase();

// Capitals count as Shift; characters that need Shift on some keyboards are named without it: `c`, `?`, `Ctrl
// Enter`, `Shift n`.
export const keyName = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string => {
  const named = isLetter(key) ? key.toLowerCase() : key;
  const isShifted = shiftKey && (isLetter(key) || key.length > 1);
  return `${ctrlKey || metaKey ? 'Ctrl ' : ''}${altKey ? 'Alt ' : ''}${isShifted ? 'Shift ' : ''}${named}`;
};

export const isModifier = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'].includes(key);

const chord = ['Ctrl', 'Alt', 'Shift'];

// A chord does not type a letter.
export const isChord = ({ ctrlKey, metaKey, altKey }: Pressed): boolean => ctrlKey || metaKey || altKey;

// Speech input and one-handed typing press single keys by accident.
export const isSingle = (name: string): boolean =>
  name.split(' ').every((part) => part === '' || part === 'Shift' || part.length === 1);

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
};

export const keyParts = (name: string, spaceBar: string): readonly string[] => {
  if (name === ' ') return [spaceBar];
  const parts = name.split(' ');
  const isOfChord = chord.includes(parts[0] ?? '');
  return parts.map((part) => signs[part] ?? (isOfChord && isLetter(part) ? part.toUpperCase() : part));
};
