import { foldText } from '../../../../config/fold-text.ts';
import { containsText } from '../match-text.ts';

export interface ComboOption {
  readonly value: string;
  readonly label: string;
  readonly more?: string | undefined;
  readonly group?: string | undefined;
}

export interface NumberedOption {
  readonly option: ComboOption;
  readonly index: number;
}

// More than users read. Limited, because each key press renders all options.
const mostShown = 60;

export const matchesSearch = ({ value, label, more = '', group = '' }: ComboOption, text: string): boolean =>
  containsText(`${group} ${label} ${value} ${more}`, text);

// 2 for a name, or its last part, that equals the text; 1 for a name that starts with it; else 0.
const rankOf = ({ value, label }: ComboOption, typed: string): number => {
  const text = foldText(typed.trim());
  const names = [
    value,
    label,
    value.slice(value.lastIndexOf('/') + 1),
    value.slice(value.indexOf(':') + 1),
  ].map(foldText);
  if (names.includes(text)) return 2;
  return names.some((name) => name.startsWith(text)) ? 1 : 0;
};

export const filterOptions = (
  options: readonly ComboOption[],
  typed: string | undefined,
): readonly ComboOption[] => {
  if (typed === undefined) return options.slice(0, mostShown);
  return options
    .filter((option) => matchesSearch(option, typed))
    .map((option) => ({ option, rank: rankOf(option, typed) }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ option }) => option)
    .slice(0, mostShown);
};

interface OptionGroup {
  readonly name: string | undefined;
  readonly rows: readonly NumberedOption[];
}

export const groupOptions = (options: readonly ComboOption[]): readonly OptionGroup[] => {
  const groups: { readonly name: string | undefined; readonly rows: NumberedOption[] }[] = [];
  for (const [index, option] of options.entries()) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.rows.push({ option, index });
    else groups.push({ name: option.group, rows: [{ option, index }] });
  }
  return groups;
};
