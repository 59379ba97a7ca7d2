import { createHash } from 'node:crypto';

/** Markup whose `style` attributes have become rules of a style sheet. */
interface StyledMarkup {
  readonly markup: string;
  readonly rules: readonly string[];
}

const decoded = (value: string): string => value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Takes the style attributes out of markup, which the content security policy forbids, and gives each a rule of its own. */
export const withoutInlineStyles = (html: string): StyledMarkup => {
  const rules = new Set<string>();
  const markup = html.replace(/ style="([^"]*)"/g, (_, value: string) => {
    const name = createHash('sha256').update(value).digest('hex').slice(0, 8);
    rules.add(`[data-first="${name}"]{${decoded(value)}}`);
    return ` data-first="${name}"`;
  });
  return { markup, rules: [...rules] };
};
