import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mostLines } from '../../../draft/content/text-room.ts';
import type { Language, Say } from '../../../i18n/use-words.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Pill } from '../../../kit/marks.tsx';
import type { TermHint } from '../marks/terms.ts';
import type { MarkedWord } from '../marks/word-filters.ts';
import type { Long } from '../marks/word-marks.ts';
import { GainedText, WordText } from './word-text.tsx';

/** What a press in the table asks for, by the `data-do` of what was pressed. */
export type WordDeed = Language | 'right';

interface Props {
  readonly word: MarkedWord;
  /** The texts as they are now, with what was just typed. */
  readonly en: string;
  readonly es: string | undefined;
  readonly where: { readonly title: string; readonly below: string };
  /** Who reads it, in words: in a long list only of the word that is written, so that the others are not drawn again once it is known. */
  readonly readBy: string | undefined;
  /** Where its item is edited; undefined where it has none. */
  readonly to: string | undefined;
  readonly mayEdit: boolean;
  /** The language that is being written, and with what. */
  readonly editing: Language | undefined;
  readonly editor: ReactNode;
  readonly t: Say;
}

const termText = ({ kind, term, word, other = '' }: TermHint, t: Say): string => t(`words.term.${kind}`, { term, word, other });

const longText = ({ lines }: Long, t: Say): string => t('words.long', { lines, most: mostLines });

/** What is wrong with a text, below it. */
const Notes = ({ word, language, t }: Pick<Props, 'word' | 't'> & { readonly language: Language }) => {
  const long = word.marks.long.filter((one) => one.language === language).map((one) => longText(one, t));
  const terms = language === 'es' ? word.marks.terms.map((hint) => termText(hint, t)) : [];
  return [...long, ...terms].map((text) => (
    <span key={text} className="word-note">
      {text}
    </span>
  ));
};

interface TextProps extends Pick<Props, 'word' | 'mayEdit' | 't'> {
  readonly language: Language;
  readonly text: string | undefined;
}

/** One text: a button that opens it for writing, where it may be written. */
const OneText = ({ word, mayEdit, language, text, t }: TextProps) => {
  const { row, marks } = word;
  const older = language === 'en' && text === row.en ? marks.stale?.older : undefined;
  const shown =
    text === undefined ? (
      <span className="faint">{t('words.empty')}</span>
    ) : (
      <span lang={language}>{older === undefined ? <WordText text={text} /> : <GainedText older={older} text={text} />}</span>
    );
  return (
    <>
      {mayEdit ? (
        <button type="button" className="word-text" data-do={language} data-row={language === 'es' ? true : undefined}>
          <span className="sr">{t(`words.write.${language}`)} </span>
          {shown}
        </button>
      ) : (
        <span className="word-text">{shown}</span>
      )}
      <Notes {...{ word, language, t }} />
    </>
  );
};

const State = ({ word: { marks }, mayEdit, t }: Pick<Props, 'word' | 'mayEdit' | 't'>) => (
  <>
    {marks.isMissing && (
      <Pill tone="bad" icon="plus">
        {t('words.state.missing')}
      </Pill>
    )}
    {marks.stale && (
      <Pill tone="wait" icon="clock">
        {t(`words.state.${marks.stale.why}`)}
      </Pill>
    )}
    {marks.stale && mayEdit && (
      <button type="button" className="btn sm" data-do="right">
        {t('words.right')}
      </button>
    )}
    {marks.long.length > 0 && (
      <Pill tone="wait" icon="alert">
        {t('words.state.long')}
      </Pill>
    )}
    {marks.terms.length > 0 && (
      <Pill tone="wait" icon="alert">
        {t('words.state.terms')}
      </Pill>
    )}
    {marks.isChanged && (
      <Pill tone="change" icon="edit">
        {t('words.state.changed')}
      </Pill>
    )}
    {!marks.isMissing && !marks.stale && marks.long.length === 0 && marks.terms.length === 0 && !marks.isChanged && (
      <span className="st yes">
        <Icon name="check" size="xs" />
        {t('words.state.fits')}
      </span>
    )}
  </>
);

/** One word of the table: where it stands, both texts, what is to be done. Drawn again only when something of it is another. */
export const WordLine = memo((props: Props) => {
  const { word, en, es, where, readBy, to, mayEdit, editing, editor, t } = props;
  const text = (language: Language, own: string | undefined) =>
    editing === language ? editor : <OneText {...{ word, mayEdit, language, t }} text={own} />;
  return (
    <div role="row" className={editing === undefined ? 'word' : 'word sel'} data-word={word.row.address}>
      <div role="cell">
        {to === undefined ? (
          <b className="strong">{where.title}</b>
        ) : (
          <Link to={to} className="strong quiet-link">
            {where.title}
          </Link>
        )}
        <span className="muted small">{where.below}</span>
        {readBy !== undefined && <span className="muted tiny">{t('words.readers', { readers: readBy })}</span>}
      </div>
      <div role="cell">{text('en', en)}</div>
      <div role="cell">{text('es', es)}</div>
      <div role="cell" className="word-state">
        <State {...{ word, mayEdit, t }} />
      </div>
    </div>
  );
});
WordLine.displayName = 'WordLine';
