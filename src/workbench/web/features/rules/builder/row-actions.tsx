import { negateNode } from '../../../../../authoring/draft/rules/rule-tree.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { useBuilding } from './building.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './builder-row.module.css';

interface Props {
  path: readonly number[];
  isNot: boolean;
  what: string;
  isRoot?: boolean;
}

export const RowActions = ({ path, isNot, what, isRoot = false }: Props) => {
  const { t } = useWords();
  const { change, move } = useBuilding();
  return (
    <span className={joinClasses('row end', styles.actions)}>
      <Button
        small
        kind="quiet"
        aria-pressed={isNot}
        aria-label={t('rules.builder.turn', { what })}
        onClick={() => change(path, negateNode)}
      >
        {t('rules.word.not')}
      </Button>
      {!isRoot && (
        <>
          <Button
            small
            kind="quiet"
            icon="up"
            aria-label={t('rules.builder.up', { what })}
            onClick={() => move(path, -1)}
          />
          <Button
            small
            kind="quiet"
            icon="down"
            aria-label={t('rules.builder.down', { what })}
            onClick={() => move(path, 1)}
          />
          <Button
            small
            kind="quiet"
            icon="close"
            aria-label={t('rules.builder.remove', { what })}
            onClick={() => change(path, () => undefined)}
          />
        </>
      )}
    </span>
  );
};
