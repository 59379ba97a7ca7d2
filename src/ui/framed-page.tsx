import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameView } from '../view/blocks/frame-view.ts';
import { CallButton } from './call-button.tsx';
import { FrameTimeout } from './frame-timeout.ts';

interface Props {
  readonly view: FrameView;
}

const Skeleton = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation();
  return (
    <div className="frame-cover">
      <span className="sk short" />
      <span className="sk" />
      <span className="sk" />
      <p className="muted small" role="status">
        {t('components.frame.loading', { title })}
      </p>
    </div>
  );
};

const Failure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="frame-cover" role="alert">
      <p className="frame-slow">{t('components.frame.slowTitle')}</p>
      <p className="muted">{t('components.frame.slowText')}</p>
      <p className="acts">
        <button type="button" className="btn btn-1" onClick={onRetry}>
          {t('components.common.tryAgain')}
        </button>
        <CallButton />
      </p>
    </div>
  );
};

/** One attempt at loading the page: the address is the one it was mounted with, so that a new view of the screen never reloads it. */
const Attempt = ({ view, onSlow }: Props & { readonly onSlow: () => void }) => {
  const [src] = useState(view.src);
  const [isLoaded, setLoaded] = useState(false);
  const seconds = useContext(FrameTimeout);
  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = setTimeout(onSlow, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isLoaded, onSlow, seconds]);
  return (
    <>
      {!isLoaded && <Skeleton title={view.title} />}
      <iframe
        title={view.title}
        src={src}
        width={view.width}
        height={view.height}
        scrolling={view.scrolling ? 'auto' : 'no'}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
};

/** A page of the legacy site, loaded once per mount: a skeleton with polite words at first, a retry panel when it takes too long. */
export const FramedPage = ({ view }: Props) => {
  const [isSlow, setSlow] = useState(false);
  const [giveUp] = useState(() => () => setSlow(true));
  return (
    <div className="frame" style={{ maxInlineSize: `${view.width}px`, minBlockSize: `${view.height}px` }}>
      {isSlow ? <Failure onRetry={() => setSlow(false)} /> : <Attempt view={view} onSlow={giveUp} />}
    </div>
  );
};
