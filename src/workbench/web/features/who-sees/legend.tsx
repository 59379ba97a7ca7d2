import { useWords } from '../../i18n/use-words.ts';
import { Key } from '../../kit/commands/keys.tsx';
import { CellBox, HalfSign } from '../../scenario/table-cell.tsx';
import styles from './legend.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

export const Legend = ({ isCompared, isAsked }: { isCompared: boolean; isAsked: boolean }) => {
  const { t } = useWords();
  return (
    <footer className={joinClasses(styles.legend, 'row wrap small xs-no no-print')} aria-hidden="true">
      <CellBox look="shown">{t('grid.cell.shown')}</CellBox> {t('grid.legend.shown')}
      <CellBox look="depends">
        <HalfSign />
      </CellBox>
      {t('grid.legend.depends')}
      <CellBox look="hidden">–</CellBox> {t('grid.legend.hidden')}
      <CellBox look="depends">+1</CellBox> {t('grid.legend.more')}
      {isAsked && (
        <>
          <CellBox look="hidden">·</CellBox> {t('questions.cell.any')}
        </>
      )}
      {isCompared && (
        <>
          <CellBox isChanged /> {t('grid.legend.changed')}
        </>
      )}
      <span className="end row">
        <Key of="←" /> <Key of="→" /> {t('grid.legend.move')} <Key of="explain" /> {t('grid.legend.explain')}{' '}
        <Key of="previousGroup" /> <Key of="nextGroup" /> {t('grid.legend.group')} <Key of="signOff" />{' '}
        {t('grid.legend.sign')}
      </span>
    </footer>
  );
};
