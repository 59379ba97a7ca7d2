import { useSearchParams } from 'react-router-dom';
import type { EffectMark } from '../../../../../authoring/reports/effect-marks.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Button } from '../../../kit/button.tsx';
import { Pill } from '../../../kit/marks.tsx';
import { PageHead } from '../../../layout/page.tsx';
import { marksIn, markText } from '../../../scenario/effect-marks.ts';
import { named } from '../../../scenario/save-table.tsx';
import { WhyUnanswered } from '../../../scenario/why-unanswered.tsx';
import { useRules } from '../source/rules-source.ts';
import { AddMark } from './add-mark.tsx';
import { SaveSuggestions } from './save-suggestions.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type MarkNames, useMarkNames } from './use-mark-names.ts';
import { type SuggestionSearch, useSuggestions } from './use-suggestions.ts';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './suggest-view.module.css';

const useMarks = () => {
  const [search, setSearch] = useSearchParams();
  const marks = marksIn(search);
  const setMarks = (next: readonly EffectMark[]): void =>
    setSearch((before) => {
      const address = new URLSearchParams(before);
      address.delete('mark');
      for (const mark of new Set(next.map(markText))) address.append('mark', mark);
      return address;
    });
  return {
    marks,
    item: search.get('item') ?? '',
    add: (mark: EffectMark): void => setMarks([...marks, mark]),
    remove: (mark: EffectMark): void => setMarks(marks.filter((other) => markText(other) !== markText(mark))),
  };
};

interface MarkProps {
  mark: EffectMark;
  names: MarkNames;
  onRemove: () => void;
}

const Mark = ({ mark: { item, isShown, who }, names, onRemove }: MarkProps) => {
  const { t } = useWords();
  const label = names.itemLabel(item);
  return (
    <li className="row wrap">
      <Pill tone={isShown ? 'live' : 'end'} icon={isShown ? 'eye' : 'minus'}>
        {t(isShown ? 'rules.wish.show' : 'rules.wish.hide')}
      </Pill>
      <span className="grow">
        <b className="strong">{label}</b> {t('rules.wish.for', { who: names.membersLabel(who) })}
        <span className={joinClasses('code', styles.item)}>{item}</span>
      </span>
      <Button
        small
        kind="quiet"
        icon="close"
        aria-label={t('rules.wish.remove', { item: label })}
        onClick={onRemove}
      />
    </li>
  );
};

const WantedEffect = ({
  marks,
  item,
  add,
  remove,
  names,
}: ReturnType<typeof useMarks> & { names: MarkNames }) => {
  const { t } = useWords();
  return (
    <section className="panel">
      <header>
        <h2>{t('rules.wish.marks')}</h2>
      </header>
      <div className="body col gap">
        {marks.length === 0 && <p className="muted">{t('rules.wish.none')}</p>}
        <ul className="list">
          {marks.map((mark) => (
            <Mark key={markText(mark)} {...{ mark, names }} onRemove={() => remove(mark)} />
          ))}
        </ul>
        <AddMark names={names} from={item} onAdd={add} />
        <p className="small muted">{t('rules.wish.nothingElse')}</p>
      </div>
    </section>
  );
};

interface SearchProps {
  search: SuggestionSearch;
  names: MarkNames;
}

const SearchResult = ({
  search: { found, isWorking, isCanceled, unanswered, cancel, restart },
  names,
}: SearchProps) => {
  const { t } = useWords();
  const { files, draft } = useRules();
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
  if (found) return <SuggestionList {...{ found, names }} />;
  return (
    <p className="row wrap body">
      {t(isCanceled ? 'rules.wish.ended' : 'rules.wish.unknown')}
      <Button small onClick={restart}>
        {t('rules.wish.again')}
      </Button>
    </p>
  );
};

const SuggestedEdits = ({ search, names, marks }: SearchProps & { marks: readonly EffectMark[] }) => {
  const { t } = useWords();
  const { mayEdit } = useRules();
  const { found } = search;
  const formatMark = ({ item, isShown, who }: EffectMark): string =>
    `${t(isShown ? 'rules.wish.show' : 'rules.wish.hide')} ${t('rules.wish.for', { who: names.membersLabel(who) })}: ${named(names.itemLabel(item), item)}`;
  return (
    <section className="panel below">
      <header>
        <h2 className="grow">{t('rules.wish.answers')}</h2>
        {found && found.answers.length > 0 && (
          <SaveSuggestions found={found} wanted={marks.map(formatMark)} />
        )}
      </header>
      <SearchResult search={search} names={names} />
      {!mayEdit && <p className="body small muted">{t('rules.wish.readOnly')}</p>}
    </section>
  );
};

export const SuggestView = () => {
  const { t, language } = useWords();
  const { files } = useRules();
  const effect = useMarks();
  const names = useMarkNames();
  const search = useSuggestions(files, effect.marks, language);
  return (
    <>
      <PageHead title={t('rules.wish.title')} text={t('rules.wish.text')} />
      <WantedEffect {...effect} names={names} />
      {effect.marks.length > 0 && <SuggestedEdits {...{ search, names }} marks={effect.marks} />}
    </>
  );
};
