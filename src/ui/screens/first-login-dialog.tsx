import type { FrameView } from '../../view/blocks/frame.ts';
import { Dialog } from '../elements/dialog.tsx';
import { FramedPage } from '../elements/framed-page.tsx';
import { useWords } from '../provided/words.ts';

interface Props {
  step: 'notifications' | 'paperless';
  frame: FrameView;
  onDone: () => void;
}

const stay = (): void => undefined;

/**
 * Shows one step of the first-login dialog: a framed page and one button. Escape and outside clicks do
 * nothing (R4.060).
 */
export const FirstLoginDialog = ({ step, frame, onDone }: Props) => {
  const { t } = useWords();
  return (
    <Dialog
      key={step}
      title={t(`components.firstLogin.${step}.title`)}
      onClose={stay}
      locked
      className="full"
    >
      <p className="lead">{t(`components.firstLogin.${step}.text`)}</p>
      <FramedPage key={frame.id} view={frame} />
      <p className="acts">
        <button type="button" className="btn btn-1" onClick={onDone}>
          {t(`components.firstLogin.${step}.done`)}
        </button>
      </p>
    </Dialog>
  );
};
