import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { FrameView } from '../view/blocks/frame-view.ts';
import { CallButton } from './call-button.tsx';
import { FrameHostContext } from './frame-host.ts';
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

/** No framed page may grow beyond this, whatever it says (pixels). */
const maxHeight = 5000;

/** The height that the page tells, never below the one it is given nor without bound; a page that fits the window keeps its own. */
const useTold = (frame: RefObject<HTMLIFrameElement | null>, view: FrameView): number | undefined => {
  const host = useContext(FrameHostContext);
  const [told, setTold] = useState<number>();
  useEffect(() => (frame.current && host ? host(frame.current, setTold) : undefined), [frame, host]);
  return told === undefined || view.fitHeight ? undefined : Math.min(Math.max(told, view.height), maxHeight);
};

interface AttemptProps extends Props {
  readonly onSlow: () => void;
}

/** One attempt at loading the page: the address is the one it was mounted with, so that a new view of the screen never reloads it. */
const Attempt = ({ view, onSlow }: AttemptProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [src] = useState(view.src);
  const [isLoaded, setLoaded] = useState(false);
  const seconds = useContext(FrameTimeout);
  const height = useTold(frame, view);
  useEffect(() => {
    if (isLoaded) return undefined;
    const timer = setTimeout(onSlow, seconds * 1000);
    return () => clearTimeout(timer);
  }, [isLoaded, onSlow, seconds]);
  return (
    <>
      {!isLoaded && <Skeleton title={view.title} />}
      <iframe
        ref={frame}
        className={view.fitHeight ? 'fit' : undefined}
        title={view.title}
        src={src}
        width={view.width}
        height={view.height}
        style={height === undefined ? undefined : { blockSize: `${height}px` }}
        scrolling={view.scrolling ? 'auto' : 'no'}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
};

const Attempts = ({ view }: Props) => {
  const [isSlow, setSlow] = useState(false);
  const [giveUp] = useState(() => () => setSlow(true));
  const room = view.fitHeight ? {} : { minBlockSize: `${view.height}px` };
  return (
    <div className="frame" style={{ maxInlineSize: `${view.width}px`, ...room }}>
      {isSlow ? <Failure onRetry={() => setSlow(false)} /> : <Attempt view={view} onSlow={giveUp} />}
    </div>
  );
};

/**
 * A page of the legacy site, loaded once per mount and language: a skeleton with polite words at first, a retry panel when it takes
 * too long.
 */
export const FramedPage = ({ view }: Props) => <Attempts key={useTranslation().i18n.language} view={view} />;
