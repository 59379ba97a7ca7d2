import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Key } from '../kit/commands/keys.tsx';
import { useCommands } from '../kit/commands/use-commands.ts';
import type { CellAddress } from '../scenario/table-items.ts';
import type { SignOff } from './use-sign-off.ts';
import styles from './sign-bar.module.css';
import { joinClasses } from '../kit/join-classes.ts';

interface Props {
  signOff: SignOff;
  chosen: readonly CellAddress[];
  rowAt: (target: EventTarget | null) => readonly CellAddress[];
  wrong: (cells: readonly CellAddress[]) => void;
  clear: () => void;
}

// The space bar signs off the selected cells, or without a selection the row with the focus.
export const SignBar = ({ signOff, chosen, rowAt, wrong, clear }: Props) => {
  const { t } = useWords();
  useCommands({
    signOff: signOff.cells
      ? (event) => {
          const cells = chosen.length > 0 ? chosen : rowAt(event?.target ?? null);
          if (cells.length > 0) signOff.right(cells);
        }
      : undefined,
  });
  if (chosen.length === 0) return null;
  return (
    <div
      className={joinClasses(styles.bar, 'row wrap no-print')}
      role="group"
      aria-label={t('signOff.title')}
    >
      <span role="status">{t('signOff.chosen', { count: chosen.length })}</span>
      <Button small kind="primary" icon="check" busy={signOff.isBusy} onClick={() => signOff.right(chosen)}>
        {t('signOff.right')} <Key of="signOff" />
      </Button>
      <Button small icon="close" onClick={() => wrong(chosen)}>
        {t('signOff.wrong.open')}
      </Button>
      <Button small kind="quiet" onClick={clear}>
        {t('signOff.clear')}
      </Button>
    </div>
  );
};
