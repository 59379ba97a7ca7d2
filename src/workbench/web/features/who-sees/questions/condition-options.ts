import type { AskableFact, AskableNames } from '../../../../../authoring/questions/askable.ts';
import type { Translate } from '../../../i18n/use-words.ts';
import type { ComboOption } from '../../../kit/combo-box/combo-options.ts';

/** Returns one option for each value of a fact, such as `status=Active`. */
export const valueOptions = ({ name, values }: AskableFact, t: Translate): readonly ComboOption[] =>
  values.map(({ value, says }) => ({
    value: `${name}=${encodeURIComponent(value)}`,
    label: says,
    more: name,
    group: t('questions.group.facts'),
  }));

export const ruleOptions = ({ rules }: AskableNames, t: Translate): readonly ComboOption[] =>
  rules.map(({ name, says }) => ({
    value: name,
    label: says,
    more: name,
    group: t('questions.group.rules'),
  }));
