import type { ReactNode } from 'react';
import type { PhoneView } from '../../view/phones.ts';
import { PageHeading } from '../elements/page-head.tsx';
import { CallButton, RetryButton } from '../elements/recovery-buttons.tsx';
import { useWords } from '../provided/words.ts';

interface MessageScreenProps {
  title: string;
  text: string;
  children: ReactNode;
}

// Moves the focus here when the replaced page was in use; before any interaction there is no focus to lose.
const takeFocus = (screen: HTMLElement | null): void => {
  if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) screen?.querySelector('h1')?.focus();
};

export const MessageScreen = ({ title, text, children }: MessageScreenProps) => (
  <section ref={takeFocus} className="card calm">
    <PageHeading>{title}</PageHeading>
    <p className="lead">{text}</p>
    <p className="acts">{children}</p>
  </section>
);

interface Props {
  onRetry: () => void;
  // The link home loads the page again, since the failure may be in loaded code.
  home?: string | undefined;
  phone?: PhoneView | undefined;
}

/** Shows a general error with a retry button, a link to home, and the phone number. */
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
