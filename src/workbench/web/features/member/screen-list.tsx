import type { SightOfScreen } from '../../../../authoring/questions/whole-screen.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Mark } from '../../kit/marks.tsx';
import { isMenu, lastPart, type NameOf } from '../../scenario/item-names.ts';
import styles from './screen-list.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

interface Props {
  screens: readonly SightOfScreen[];
  chosen: string;
  nameOf: NameOf;
  choose: (key: string) => void;
}

export const ScreenList = ({ screens, chosen, nameOf, choose }: Props) => {
  const { t } = useWords();
  return (
    <nav
      className={joinClasses('panel no-print', styles.screens)}
      aria-label={t('member.screens')}
      data-panel
    >
      <ul>
        {screens.map(({ key, shown, all, moved, sight }) => (
          <li key={key}>
            <button
              type="button"
              title={nameOf(key)}
              aria-current={key === chosen ? 'true' : undefined}
              className={sight === 'hidden' ? 'muted' : undefined}
              onClick={() => choose(key)}
            >
              <span className="clip grow">
                {nameOf(key) ?? lastPart(key)}
                {isMenu(key) && <small className="muted"> {t('grid.menu')}</small>}
              </span>
              {moved > 0 && <Mark kind="changed" />}
              <span className="small muted" title={t('member.count', { shown, all })}>
                {sight === 'hidden' ? t('member.closed') : `${String(shown)}/${String(all)}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
