import type { ReactNode } from 'react';
import type { PhoneView } from '../../view/phones.ts';
import { PageHeading } from '../elements/page-head.tsx';
import { CallButton, RetryButton } from '../elements/recovery-buttons.tsx';
import { useWords } from '../provided/words.ts';

interface MessageScreenProps {
  readonly title: string;
  readonly text: string;
  /** What the member can do now. */
  readonly children: ReactNode;
}

/** A page in use that is replaced loses the focus with it; before the visitor has done anything there is none to lose. */
const takeFocus = (screen: HTMLElement | null): void => {
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) screen?.querySelector('h1')?.focus();
};

/** A screen that says what failed and what to do next. */
export const MessageScreen = ({ title, text, children }: MessageScreenProps) => (
  <section ref={takeFocus} className="card calm">
    <PageHeading>{title}</PageHeading>
    <p className="lead">{text}</p>
    <p className="acts">{children}</p>
  </section>
);

interface Props {
  readonly onRetry: () => void;
  /** Where home is; left with a full page load, since the failure may lie in what is loaded. */
  readonly home?: string | undefined;
  /** Absent when the failure came before the plan's phone was known. */
  readonly phone?: PhoneView | undefined;
}

/** The general failure: nothing is blamed on the member, one try again, home, another channel. */
export const ProblemScreen = ({ onRetry, home, phone }: Props) => {
  const { t } = useWords();
  return (
    <MessageScreen title={t('components.problem.title')} text={t('components.problem.text')}>
      <RetryButton onRetry={onRetry} />
      {home !== undefined && (
        <a className="btn btn-2" href={home}>
          {t('components.problem.home')}
        </a>
      )}
      {phone && <CallButton phone={phone} />}
    </MessageScreen>
  );
};
