import type { CellSign } from '../../api/cell-signs.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { Moment } from '../kit/time.tsx';
import { CellMark } from './sign-marks.tsx';

interface Props {
  sign: CellSign;
  isBusy: boolean;
  right: () => void;
  wrong: () => void;
}

export const SignPart = ({ sign, isBusy, right, wrong }: Props) => {
  const { t } = useWords();
  const { state, signOff, isFormer } = sign;
  const isBefore = state === 'again' && signOff !== undefined;
  return (
    <section>
      <h3>{t('signOff.title')}</h3>
      <p>
        <CellMark {...{ sign, t }} />{' '}
        {t(
          isFormer
            ? 'signOff.was.former'
            : isBefore
              ? `signOff.was.${signOff.verdict}`
              : `signOff.is.${state}`,
        )}
        {signOff && (
          <span className="muted">
            {' '}
            {signOff.person.name}, <Moment at={signOff.at} />
          </span>
        )}
      </p>
      {signOff && signOff.text !== '' && <p className="said">{signOff.text}</p>}
      <p className="row">
        {state !== 'right' && (
          <Button small icon="check" busy={isBusy} onClick={right}>
            {t('signOff.right')}
          </Button>
        )}
        <Button small icon="close" busy={isBusy} onClick={wrong}>
          {t('signOff.wrong.open')}
        </Button>
      </p>
    </section>
  );
};
