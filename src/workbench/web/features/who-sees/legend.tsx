import { useWords } from '../../i18n/use-words.ts';
import { Key } from '../../kit/commands/keys.tsx';

interface Props {
  /** What else the table shows. */
  readonly isCompared: boolean;
  readonly isAsked: boolean;
}

/** What the looks of the cells mean, and the keys that work in the table. */
export const Legend = ({ isCompared, isAsked }: Props) => {
  const { t } = useWords();
  return (
    <footer className="gfoot row wrap small" aria-hidden="true">
      <span className="cell yes">{t('grid.cell.shown')}</span> {t('grid.legend.shown')}
      <span className="cell if">
        <span className="half" />
      </span>
      {t('grid.legend.depends')}
      <span className="cell no">–</span> {t('grid.legend.hidden')}
      <span className="cell if">+1</span> {t('grid.legend.more')}
      {isAsked && (
        <>
          <span className="cell no">·</span> {t('questions.cell.any')}
        </>
      )}
      {isCompared && (
        <>
          <span className="cell chg" /> {t('grid.legend.changed')}
        </>
      )}
      <span className="end row">
        <Key of="←" /> <Key of="→" /> {t('grid.legend.move')} <Key of="e" /> {t('grid.legend.explain')} <Key of="[" /> <Key of="]" />{' '}
        {t('grid.legend.group')} <Key of=" " /> {t('grid.legend.sign')}
      </span>
    </footer>
  );
};
