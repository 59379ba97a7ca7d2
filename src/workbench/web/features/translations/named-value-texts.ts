import { isFields } from '../../../../authoring/draft/json-value.ts';
import { valuesPlace } from '../../draft/content/placeholders.ts';
import type { Language } from '../../i18n/use-words.ts';

export interface NamedValueText {
  readonly address: string;
  readonly variant: string | undefined;
  readonly language: Language | undefined;
  readonly text: string;
}

const readTexts = (value: unknown, address: string, variant?: string): readonly NamedValueText[] => {
  if (typeof value === 'string') return [{ address, variant, language: undefined, text: value }];
  return (['en', 'es'] as const).flatMap((language) => {
    const text = isFields(value) ? value[language] : undefined;
    return typeof text === 'string' ? [{ address: `${address}/${language}`, variant, language, text }] : [];
  });
};

export const namedValueTexts = (name: string, value: unknown): readonly NamedValueText[] => {
  const address = `${valuesPlace}#values/${name}`;
  if (!isFields(value) || !('default' in value)) return readTexts(value, address);
  return Object.entries(value).flatMap(([variant, one]) =>
    readTexts(one, `${address}/${variant}`, variant === 'default' ? undefined : variant),
  );
};
