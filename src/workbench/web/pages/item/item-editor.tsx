import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Draft, Judgement } from '../../../api/generated/api-shapes.ts';
import { Icon } from '../../elements/icon.tsx';
import { Note } from '../../elements/marks.tsx';
import { Empty, Loading } from '../../elements/states.tsx';
import type { DraftOutbox } from '../../outbox/use-outbox.ts';
import { useHasRole } from '../../shell/use-me.ts';
import { useWords } from '../../words/use-words.ts';
import type { DraftFiles } from '../draft/draft-data.ts';
import { ItemForm } from './item-form.tsx';
import { ItemTree } from './item-tree.tsx';
import { KeptNotes } from './kept-bar.tsx';

const RawFile = lazy(async () => ({ default: (await import('./raw-file.tsx')).RawFile }));

interface Props {
  readonly draft: Draft;
  readonly files: DraftFiles;
  readonly judgement: Judgement | undefined;
  readonly outbox: DraftOutbox;
}

/** The address of an item in this page; its other parts stay as they are but for the view of the last one. */
const itemAddress = (id: string): string => `?item=${encodeURIComponent(id)}`;

/** What is chosen, to be edited: an item by its id, something else by its address in its file. */
const Chosen = ({ draft, files, judgement, outbox, chosen }: Props & { readonly chosen: string }) => {
  const { t } = useWords();
  const isEditor = useHasRole('editor');
  const isOpen = draft.state === 'open' || draft.state === 'review';
  const readOnly = !isEditor || !isOpen;
  const [place = ''] = chosen.split('#');
  const placed = files.outline.byId(chosen) ?? (chosen.includes('#') ? files.outline.ownerOf(chosen) : undefined);
  const why = isOpen ? t('item.form.readOnly') : t('item.form.closed');
  return (
    <div className="col">
      <p className="only-s">
        <Link to="?view=edit" className="btn sm quiet">
          <Icon name="back" />
          {t('item.tree.back')}
        </Link>
      </p>
      {readOnly && <Note>{why}</Note>}
      {placed ? (
        <ItemForm {...{ placed, files, outbox, readOnly, judgement }} />
      ) : place in files.files ? (
        <Suspense fallback={<Loading what={place} />}>
          <RawFile {...{ draft, place, files, judgement, readOnly }} />
        </Suspense>
      ) : (
        <Empty icon="search" title={t('item.gone.title')}>
          {t('item.gone.text')}
        </Empty>
      )}
    </div>
  );
};

/** The editor of a draft: all screens and items at the left, the chosen one beside them. */
export const ItemEditor = (props: Props) => {
  const { t } = useWords();
  const [search] = useSearchParams();
  const chosen = search.get('item') ?? undefined;
  const { draft, files, outbox } = props;
  return (
    <>
      <KeptNotes draft={draft} outbox={outbox} />
      <div className={chosen === undefined ? 'editor' : 'editor chosen'}>
        <div className="col">
          <ItemTree files={files} chosen={chosen} addressOf={itemAddress} />
          <details className="panel tree">
            <summary>{t('item.tree.files')}</summary>
            <ul className="body">
              {Object.keys(files.files)
                .toSorted()
                .map((place) => (
                  <li key={place}>
                    <Link to={itemAddress(`${place}#`)} className="leaf code" aria-current={chosen === `${place}#` ? 'true' : undefined}>
                      {place}
                    </Link>
                  </li>
                ))}
            </ul>
          </details>
        </div>
        {chosen === undefined ? (
          <section className="panel">
            <Empty icon="edit" title={t('item.pick.title')}>
              {t('item.pick.text')}
            </Empty>
          </section>
        ) : (
          <Chosen {...props} chosen={chosen} />
        )}
      </div>
    </>
  );
};
