import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Judgement } from '../../../../api/generated/api-shapes.ts';
import { Note } from '../../../elements/marks.tsx';
import { Segments } from '../../../elements/segments.tsx';
import { Loading } from '../../../elements/states.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useChangeName } from '../../draft/change-list.tsx';
import { type FormProps, mayHave, valueAt } from './item-fields.ts';
import { ItemGate } from './item-gate.tsx';
import { ItemLinks } from './item-links.tsx';
import { ItemOrder } from './item-order.tsx';
import { ItemWords } from './item-words.tsx';

const RawItem = lazy(async () => ({ default: (await import('../raw/raw-item.tsx')).RawItem }));

/** One item to be edited: its place, its words in both languages, its link, who sees it; or as JSON. */
export const ItemForm = ({ judgement, ...props }: FormProps & { readonly judgement: Judgement | undefined }) => {
  const { t } = useWords();
  const { placed, files } = props;
  const { node } = placed;
  const [search, setSearch] = useSearchParams();
  const { name, where } = useChangeName()({ key: node.entry, item: placed });
  const { shape } = valueAt(files.files, node.entry);
  const view = search.get('view') === 'raw' ? 'raw' : 'plain';
  const isShared = node.entry.startsWith('config/shared/');
  return (
    <article className="panel item-form" aria-label={name}>
      <header>
        <div className="grow">
          <p className="small muted">{where}</p>
          <h2>{name}</h2>
          <p className="code">{node.id}</p>
        </div>
        {node.place && <ItemOrder place={node.place} outbox={props.outbox} readOnly={props.readOnly} />}
        <Segments
          label={t('editor.form.view')}
          of={[
            { name: 'plain', label: t('editor.form.plain') },
            { name: 'raw', label: t('editor.form.raw') },
          ]}
          chosen={view}
          onChoose={(chosen) =>
            setSearch((before) => {
              const next = new URLSearchParams(before);
              if (chosen === 'raw') next.set('view', 'raw');
              else next.delete('view');
              return next;
            })
          }
        />
      </header>
      <div className="body">
        {isShared && <Note>{t('editor.form.shared')}</Note>}
        {view === 'raw' ? (
          <Suspense fallback={<Loading what={t('editor.form.raw')} />}>
            <RawItem key={node.entry} {...props} judgement={judgement} name={name} />
          </Suspense>
        ) : (
          <>
            <ItemWords key={`${node.entry} words`} {...props} judgement={judgement} />
            {mayHave(shape, 'link') && <ItemLinks key={node.entry} {...props} judgement={judgement} />}
            {mayHave(shape, 'when') && <ItemGate {...props} />}
          </>
        )}
      </div>
    </article>
  );
};
