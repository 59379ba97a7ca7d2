import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { FaqView } from '../../view/blocks/faq.ts';
import { useWatched } from '../use-watched.ts';
import { FaqEmpty } from './faq-empty.tsx';
import { FaqFailure } from './faq-failure.tsx';
import { FaqList } from './faq-list.tsx';
import { FaqLoading } from './faq-loading.tsx';
import { FaqContext, type FaqEntry, type FaqPlace, type FaqSource } from './faq-source.ts';
import { RichText } from './rich-text.tsx';
import { useWords } from '../use-words.ts';

interface EntriesProps {
  readonly source: FaqSource;
  readonly place: FaqPlace;
  readonly view: FaqView;
  readonly onOpen: (entry: FaqEntry) => void;
  readonly onOther: () => void;
}

const Entries = ({ source, place, view, onOpen, onOther }: EntriesProps) => {
  const watched = useMemo(() => source.watch(place), [source, place]);
  const entries = useWatched(watched);
  if (entries.status === 'loading') return <FaqLoading />;
  if (entries.status === 'failed') return <FaqFailure phone={view.phone} onRetry={watched.retry} />;
  if (entries.value.length === 0) return <FaqEmpty onOther={place.language === view.language ? onOther : undefined} />;
  return <FaqList entries={entries.value} onOpen={onOpen} />;
};

interface TrailProps {
  readonly trail: readonly FaqEntry[];
  readonly onReturn: (depth: number) => void;
}

/** The way back, and the heading of the group on show, which takes the focus when it opens. */
const Trail = ({ trail, onReturn }: TrailProps) => {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const current = trail.at(-1);
  useEffect(() => heading.current?.focus(), [current]);
  if (!current) return null;
  const above = [
    { name: t('components.faq.topics'), depth: 0 },
    ...trail.slice(0, -1).map(({ title }, place) => ({ name: title, depth: place + 1 })),
  ];
  return (
    <>
      <ol className="faq-trail">
        {above.map(({ name, depth }) => (
          <li key={depth}>
            <button type="button" className="linkbtn" onClick={() => onReturn(depth)}>
              {typeof name === 'string' ? name : <RichText content={name} inline />}
            </button>
          </li>
        ))}
      </ol>
      <h3 ref={heading} tabIndex={-1}>
        <RichText content={current.title} inline />
      </h3>
    </>
  );
};

const levels = ['main', 'category', 'subcategory'] as const;

/** The FAQ from its categories down to the answers (specification 2, Help modal), one level at a time. */
export const FaqBrowser = ({ view }: { readonly view: FaqView }) => {
  const source = useContext(FaqContext);
  const [trail, setTrail] = useState<readonly FaqEntry[]>([]);
  const [language, setLanguage] = useState(view.language);
  const level = levels[trail.length] ?? 'subcategory';
  const id = trail.at(-1)?.id ?? view.mainId;
  const place = useMemo(() => ({ level, id, language }), [level, id, language]);
  const seeOther = (): void => setLanguage(view.language === 'es' ? 'en' : 'es');
  if (!source) return null;
  return (
    <div className="faq" lang={language}>
      <Trail trail={trail} onReturn={(depth) => setTrail(trail.slice(0, depth))} />
      <Entries source={source} place={place} view={view} onOpen={(entry) => setTrail([...trail, entry])} onOther={seeOther} />
    </div>
  );
};
