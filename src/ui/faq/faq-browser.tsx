import { type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { FaqView } from '../../view/blocks/faq.ts';
import type { FaqEntry, FaqPlace } from '../../view/faq.ts';
import type { PhoneView } from '../../view/phones.ts';
import { CallButton, RetryButton } from '../elements/recovery-buttons.tsx';
import { useResource } from '../provided/resource.ts';
import { useWords } from '../provided/words.ts';
import { FaqList } from './faq-list.tsx';
import { FaqContext, type FaqSource } from './faq-source.ts';
import { RichText } from './rich-text.tsx';

const FaqEmpty = ({ onOther }: { onOther?: (() => void) | undefined }) => {
  const { t } = useWords();
  if (!onOther) return <p className="muted">{t('components.faq.empty')}</p>;
  return (
    <>
      <p className="muted">{t('components.faq.notTranslated')}</p>
      <button type="button" className="btn btn-2" onClick={onOther}>
        {t('components.faq.seeOther')}
      </button>
    </>
  );
};

// The bold alert (R8.06), retry and the phone.
const FaqFailure = ({ phone, onRetry }: { phone: PhoneView; onRetry: () => void }) => {
  const { t } = useWords();
  return (
    <div className="faq-failure" role="alert">
      <p>
        <strong>{t('components.faq.failed')}</strong>
      </p>
      <p className="acts">
        <RetryButton onRetry={onRetry} />
        <CallButton phone={phone} />
      </p>
    </div>
  );
};

const FaqLoading = () => {
  const { t } = useWords();
  return (
    <div className="faq-loading" role="status">
      <span className="sk short" />
      <span className="sk" />
      <span className="sk" />
      <span className="sr">{t('components.faq.loading')}</span>
    </div>
  );
};

interface Step extends FaqEntry {
  readonly lang: FaqPlace['language'];
}

interface EntriesProps {
  source: FaqSource;
  place: FaqPlace;
  view: FaqView;
  onOpen: (entry: FaqEntry) => void;
  onOther: () => void;
  onRetry: () => void;
}

// Mounting again retries after a failure.
const Entries = ({ source, place, view, onOpen, onOther, onRetry }: EntriesProps) => {
  const resource = useMemo(() => source.entriesAt(place), [source, place]);
  const entries = useResource(resource);
  if (entries.status === 'loading') return <FaqLoading />;
  if (entries.status === 'failed') return <FaqFailure phone={view.phone} onRetry={onRetry} />;
  if (entries.value.length === 0)
    return <FaqEmpty onOther={place.language === view.language ? onOther : undefined} />;
  return <FaqList entries={entries.value} lang={place.language} onOpen={onOpen} />;
};

interface TrailProps {
  trail: readonly Step[];
  heading: RefObject<HTMLHeadingElement | null>;
  onReturn: (depth: number) => void;
}

// The heading of the top level is only for screen readers, because the list follows the block's title.
const Trail = ({ trail, heading, onReturn }: TrailProps) => {
  const { t } = useWords();
  const top = { title: [t('components.faq.topics')], lang: undefined };
  const steps = [top, ...trail];
  const current = steps.at(-1) ?? top;
  return (
    <>
      {current !== top && (
        <ol className="faq-trail">
          {steps.slice(0, -1).map(({ title, lang }, depth) => (
            <li key={depth}>
              <button type="button" className="linkbtn" lang={lang} onClick={() => onReturn(depth)}>
                <RichText content={title} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <h3 ref={heading} tabIndex={-1} lang={current.lang} className={current === top ? 'sr' : undefined}>
        <RichText content={current.title} />
      </h3>
    </>
  );
};

// The heading gets the focus after each step, since the pressed button may be gone; not when the page opens.
const useMoves = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  return { heading, moves, moved: () => setMoves((count) => count + 1) };
};

const levels = ['main', 'category', 'subcategory'] as const;

// One level at a time (R2.136).
export const FaqBrowser = ({ view }: { view: FaqView }) => {
  const source = useContext(FaqContext);
  const [trail, setTrail] = useState<readonly Step[]>([]);
  const [language, setLanguage] = useState(view.language);
  const { heading, moves, moved } = useMoves();
  const level = levels[trail.length] ?? 'subcategory';
  const id = trail.at(-1)?.id ?? view.mainId;
  const place = useMemo(() => ({ level, id, language }), [level, id, language]);
  const follow = (steps: readonly Step[]): void => {
    setTrail(steps);
    moved();
  };
  const seeOther = (): void => {
    setLanguage(view.language === 'es' ? 'en' : 'es');
    moved();
  };
  if (!source) return null;
  return (
    <div className="faq">
      <Trail trail={trail} heading={heading} onReturn={(depth) => follow(trail.slice(0, depth))} />
      <Entries
        key={moves}
        source={source}
        place={place}
        view={view}
        onOpen={(entry) => follow([...trail, { ...entry, lang: language }])}
        onOther={seeOther}
        onRetry={moved}
      />
    </div>
  );
};
