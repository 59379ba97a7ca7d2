import { useSearchParams } from 'react-router-dom';
import { useWords } from '../i18n/use-words.ts';
import { Button, ButtonLink } from '../kit/button.tsx';
import { marksIn, markText, suggestPath } from './effect-marks.ts';

interface Props {
  item: string;
  column: string;
  draft: string | undefined;
}

// Marks a cell that should be shown or hidden. The marks stay in the address until the user suggests edits
// for all of them.
export const MarkCell = ({ item, column, draft }: Props) => {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const marks = marksIn(search);
  const who = `plan:${column}`;
  const own = marks.find((mark) => mark.item === item && mark.who === who);
  const toggle = (isShown: boolean): void =>
    setSearch((before) => {
      const address = new URLSearchParams(before);
      address.delete('mark');
      const others = marks.filter((mark) => mark !== own);
      const next = own?.isShown === isShown ? others : [...others, { item, who, isShown }];
      for (const mark of next) address.append('mark', markText(mark));
      return address;
    });
  return (
    <section>
      <h3>{t('rules.wish.cell')}</h3>
      <p className="row wrap">
        <Button small icon="eye" aria-pressed={own?.isShown === true} onClick={() => toggle(true)}>
          {t('rules.wish.shouldSee')}
        </Button>
        <Button small icon="minus" aria-pressed={own?.isShown === false} onClick={() => toggle(false)}>
          {t('rules.wish.shouldNot')}
        </Button>
      </p>
      {marks.length > 0 && (
        <p>
          <ButtonLink small kind="primary" to={suggestPath(draft, marks.map(markText))}>
            {t('rules.wish.find', { count: marks.length })}
          </ButtonLink>
        </p>
      )}
    </section>
  );
};
