import type { DifferentEffect } from '../../../api/generated/api-shapes.ts';
import { Samples } from '../../draft/changes/who-notices.tsx';
import {
  describeLook,
  describeText,
  quotedSides,
  useChangeWords,
} from '../../draft/changes/describe-change.ts';
import { useFieldLabels } from '../../draft/content/field-labels.ts';
import { type OutlineIndex, placedName } from '../../draft/content/outline-index.ts';
import { useWords } from '../../i18n/use-words.ts';
import { joinClasses } from '../../kit/join-classes.ts';
import { Mark } from '../../kit/marks.tsx';
import styles from './since-approved.module.css';

const useEffectText = () => {
  const words = useChangeWords();
  const { t } = words;
  const labels = useFieldLabels();
  return (effect: DifferentEffect, item: string): string => {
    const { kind, what, before, after } = effect;
    if (kind === 'shown') return t(what === 'now' ? 'draft.since.shown' : 'draft.since.hidden');
    if (kind === 'possible') return t(what === 'now' ? 'draft.since.possible' : 'draft.since.impossible');
    if (kind === 'order') return t('draft.since.order');
    if (kind === 'path')
      return t(after === undefined ? 'draft.changes.lost' : 'draft.changes.kept', {
        path: before ?? '',
        screen: item,
      });
    const described = describeLook(effect, words) ?? describeText(effect, words);
    if (described) return t('draft.since.value', { ...described });
    const name = what.split(' ').at(-1) ?? what;
    const field = kind === 'links' ? t('draft.field.link') : labels.field({ name, says: undefined }).label;
    const [said, saidNow] = quotedSides(effect, words);
    return t('draft.since.value', { field, before: said, after: saidNow });
  };
};

interface Props {
  effects: readonly DifferentEffect[];
  /** The outlines to take an item's name from, in order. */
  outlines: readonly OutlineIndex[];
}

export const DifferentEffects = ({ effects, outlines }: Props) => {
  const { t, language } = useWords();
  const textOf = useEffectText();
  const nameOf = (id: string): string =>
    id === '' ? t('draft.since.everyone') : (placedName(outlines, id, language) ?? id);
  return (
    <ul className={styles.items}>
      {[...Map.groupBy(effects, ({ item }) => item)].map(([item, own]) => (
        <li key={item}>
          <h4 className="strong small">{nameOf(item)}</h4>
          <ul className={joinClasses('small', styles.effects)}>
            {own.map((effect, index) => (
              <li key={index}>
                <Mark kind={effect.side === 'first' ? 'removed' : 'new'} isAnnounced={false} />
                <span>
                  <b className="strong">{t(`draft.since.${effect.side}`)}</b> {textOf(effect, nameOf(item))}{' '}
                  <span className="muted">{effect.members}</span> <Samples names={effect.samples} />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
