import { Link, useSearchParams } from 'react-router-dom';
import { carried } from '../../../../../authoring/draft/json-value.ts';
import type { WishMark } from '../../../../../authoring/reports/wish-marks.ts';
import type { ToldWishEdit } from '../../../../../authoring/reports/wish-report.ts';
import { editorAddress } from '../../../api/draft-addresses.ts';
import { rulePath, writing } from '../../../draft/rule-addresses.ts';
import { Said } from '../../../i18n/rich.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Note, Pill } from '../../../kit/marks.tsx';
import { PageHead } from '../../../layout/page.tsx';
import { marksIn, markText } from '../../../scenario/effect-marks.ts';
import { named } from '../../../scenario/save-table.tsx';
import { WhyUnanswered } from '../../../scenario/why-unanswered.tsx';
import { useDeed, useRules } from '../context/rule-source.ts';
import { AddMark, type MarkWords, useMarkWords } from './add-mark.tsx';
import { SaveEdits } from './save-edits.tsx';
import { useBrokenAssertions } from './use-broken-assertions.ts';
import { useWish, type WishSearch } from './use-wish.ts';

interface EditProps {
  readonly edit: ToldWishEdit;
  readonly words: MarkWords;
}

const Edit = ({ edit, words }: EditProps) => {
  const { t } = useWords();
  const { draft } = useRules();
  const { about, at, saysBefore, saysAfter } = edit;
  const name = about.kind === 'rule' ? words.whoSays(about.name) : words.itemSays(about.name);
  const to = about.kind === 'rule' ? rulePath(draft?.id, about.name) : draft && editorAddress(draft.id, about.name);
  return (
    <li className="wish-edit">
      <p>
        <span className="small muted">{t(about.kind === 'rule' ? 'rules.uses.rule' : 'rules.wish.gateOf')}</span>{' '}
        {to === undefined ? <b className="strong">{name}</b> : <Link to={to}>{name}</Link>} <span className="code">{at}</span>
      </p>
      <p className="told">
        <del>{saysBefore}</del> <ins>{saysAfter}</ins>
      </p>
    </li>
  );
};

interface AnswersProps {
  readonly search: WishSearch;
  readonly stale: boolean;
  readonly words: MarkWords;
}

const Answers = ({ search, stale, words }: AnswersProps) => {
  const { t, language } = useWords();
  const { files, draft, mayEdit } = useRules();
  const deed = useDeed();
  const { found, isWorking, unanswered, cancel, again } = search;
  const answers = (found?.answers ?? []).map((edits) =>
    edits.map(({ address, after }) => ({ ...writing(files, address, after), value: carried(after) })),
  );
  const broken = useBrokenAssertions(files, answers);
  if (isWorking)
    return (
      <p className="row wrap body" role="status">
        {t('rules.wish.working')}
        <Button small onClick={cancel}>
          {t('rules.wish.cancel')}
        </Button>
      </p>
    );
  if (unanswered)
    return (
      <div className="body">
        <WhyUnanswered why={unanswered} files={files} draft={draft?.id} />
      </div>
    );
  if (!found)
    return (
      <p className="row wrap body">
        {t(stale ? 'rules.wish.unknown' : 'rules.wish.ended')}
        <Button small onClick={again}>
          {t('rules.wish.again')}
        </Button>
      </p>
    );
  return (
    <div className="body col gap" aria-live="polite">
      {found.isSo && <Note tone="ok">{t('rules.wish.isSo')}</Note>}
      {found.changes.length > 0 && (
        <div>
          <h3 className="sec">{t(found.answers.length > 0 ? 'rules.wish.changes' : 'rules.wish.asked')}</h3>
          <ul className="list">
            {found.changes.map((says) => (
              <li key={says}>
                <span>
                  <Said text={says} nameOf={words.titleOf} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {found.answers.map((edits, at) => (
        <article key={JSON.stringify(edits)} className="wish-answer">
          <div className="row wrap">
            <h3 className="sec grow">{t(at === 0 ? 'rules.wish.smallest' : 'rules.wish.another')}</h3>
            <Pill tone="ok" icon="check">
              {t('rules.wish.proved')}
            </Pill>
            {mayEdit && (
              <Button
                small
                kind={at === 0 ? 'primary' : 'plain'}
                onClick={() => deed(answers[at] ?? [], t('rules.wish.taken', { count: edits.length }))}
              >
                {t('rules.wish.take')}
              </Button>
            )}
          </div>
          <ul>
            {edits.map((edit) => (
              <Edit key={edit.address} edit={edit} words={words} />
            ))}
          </ul>
          {broken[at]?.map(({ assertion: { name, says } }) => (
            <Note key={name} tone="wait">
              {t('rules.wish.breaks', { says: says[language] })}
            </Note>
          ))}
        </article>
      ))}
      {found.reasons.length > 0 && (
        <Note tone="wait" icon="alert">
          {found.reasons.map((says) => (
            <p key={says}>
              <Said text={says} nameOf={words.titleOf} />
            </p>
          ))}
        </Note>
      )}
    </div>
  );
};

/** An effect that is wished for, mark by mark, and the smallest edits that have just this effect. */
export const WishView = () => {
  const { t, language } = useWords();
  const { files, mayEdit } = useRules();
  const [search, setSearch] = useSearchParams();
  const marks = marksIn(search);
  const words = useMarkWords();
  const wish = useWish(files, marks, language);
  const set = (next: readonly WishMark[]): void =>
    setSearch((before) => {
      const address = new URLSearchParams(before);
      address.delete('mark');
      for (const mark of new Set(next.map(markText))) address.append('mark', mark);
      return address;
    });
  return (
    <>
      <PageHead title={t('rules.wish.title')} text={t('rules.wish.text')} />
      <section className="panel">
        <header>
          <h2>{t('rules.wish.marks')}</h2>
        </header>
        <div className="body col gap">
          {marks.length === 0 && <p className="muted">{t('rules.wish.none')}</p>}
          <ul className="list">
            {marks.map((mark) => (
              <li key={markText(mark)} className="row wrap">
                <Pill tone={mark.isShown ? 'live' : 'end'} icon={mark.isShown ? 'eye' : 'minus'}>
                  {t(mark.isShown ? 'rules.wish.show' : 'rules.wish.hide')}
                </Pill>
                <span className="grow">
                  <b className="strong">{words.itemSays(mark.item)}</b> {t('rules.wish.for', { who: words.whoSays(mark.who) })}
                  <span className="code block">{mark.item}</span>
                </span>
                <Button
                  small
                  kind="quiet"
                  icon="close"
                  aria-label={t('rules.wish.remove', { item: words.itemSays(mark.item) })}
                  onClick={() => set(marks.filter((other) => markText(other) !== markText(mark)))}
                />
              </li>
            ))}
          </ul>
          <AddMark words={words} from={search.get('item') ?? ''} onAdd={(mark) => set([...marks, mark])} />
          <p className="small muted">{t('rules.wish.nothingElse')}</p>
        </div>
      </section>
      {marks.length > 0 && (
        <section className="panel below">
          <header>
            <h2 className="grow">{t('rules.wish.answers')}</h2>
            {wish.found && wish.found.answers.length > 0 && (
              <SaveEdits
                found={wish.found}
                wanted={marks.map(
                  ({ item, isShown, who }) =>
                    `${t(isShown ? 'rules.wish.show' : 'rules.wish.hide')} ${t('rules.wish.for', { who: words.whoSays(who) })}: ${named(words.itemSays(item), item)}`,
                )}
              />
            )}
          </header>
          <Answers search={wish} words={words} stale={wish.unanswered === undefined && !wish.isWorking} />
          {!mayEdit && <p className="body small muted">{t('rules.wish.readOnly')}</p>}
        </section>
      )}
    </>
  );
};
