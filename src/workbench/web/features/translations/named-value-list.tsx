import { Link } from 'react-router-dom';
import { isFields } from '../../../../authoring/draft/json-value.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { namedValues, valuesPlace } from '../../draft/content/named-values.ts';
import { type Sayings, sayingsOf } from '../../draft/content/sayings.ts';
import { UnsentField } from '../../draft/unsent/unsent-field.tsx';
import { type Language, useWords } from '../../i18n/use-words.ts';
import { Empty } from '../../kit/states.tsx';
import { whereOf } from './context/word-where.ts';
import type { WordsSource } from './context/words-source.ts';
import type { MarkedWord } from './marks/word-filters.ts';

/** One text of a named value: for whom, in which language, and where it stands in the file. */
interface ValueText {
  readonly address: string;
  /** The plan that it is for; undefined: everybody else. */
  readonly variant: string | undefined;
  /** Undefined: it is the same in both. */
  readonly language: Language | undefined;
  readonly text: string;
}

const textsOf = (written: unknown, address: string, variant?: string): readonly ValueText[] => {
  if (typeof written === 'string') return [{ address, variant, language: undefined, text: written }];
  return (['en', 'es'] as const).flatMap((language) => {
    const text = isFields(written) ? written[language] : undefined;
    return typeof text === 'string' ? [{ address: `${address}/${language}`, variant, language, text }] : [];
  });
};

/** Every text of a named value, in the order of the file. */
const valueTexts = (name: string, written: unknown): readonly ValueText[] => {
  const address = `${valuesPlace}#values/${name}`;
  if (!isFields(written) || !('default' in written)) return textsOf(written, address);
  return Object.entries(written).flatMap(([variant, one]) =>
    textsOf(one, `${address}/${variant}`, variant === 'default' ? undefined : variant),
  );
};

interface UsesProps {
  readonly name: string;
  readonly source: WordsSource;
  readonly words: readonly MarkedWord[];
  readonly sayings: Sayings;
}

/** Where a named value stands: words by their item, other files by their place. */
const Uses = ({ name, source: { files, draft }, words, sayings }: UsesProps) => {
  const { t, language } = useWords();
  const mark = `{value.${name}}`;
  const used = words.filter(({ row }) => row.en.includes(mark) || row.es?.includes(mark));
  const others = Object.keys(files).filter((place) => place.startsWith('config/') && place !== valuesPlace && files[place]?.includes(mark));
  if (used.length + others.length === 0) return <p className="small muted">{t('words.values.unused')}</p>;
  return (
    <ul className="small value-uses" aria-label={t('words.values.used')}>
      {used.map(({ row }) => {
        const { title, below } = whereOf(row, sayings, language, t);
        return (
          <li key={row.address}>
            {draft && row.item ? <Link to={editorAddress(draft.id, row.item.node.id)}>{title}</Link> : title}{' '}
            <span className="muted">{below}</span>
          </li>
        );
      })}
      {others.map((place) => (
        <li key={place}>{draft ? <Link to={editorAddress(draft.id, `${place}#`)}>{place}</Link> : place}</li>
      ))}
    </ul>
  );
};

/** The named values: what each says, for whom, and where it stands; each is written here once for all its places. */
export const NamedValueList = ({ source, words }: { readonly source: WordsSource; readonly words: readonly MarkedWord[] }) => {
  const { t, language } = useWords();
  const { files, outbox, mayEdit } = source;
  const sayings = sayingsOf(files);
  const values = Object.entries(namedValues(files));
  if (values.length === 0)
    return (
      <section className="panel">
        <Empty icon="words" title={t('words.values.none')}>
          {t('words.values.what')}
        </Empty>
      </section>
    );
  const labelOf = ({ variant, language: own }: ValueText): string => {
    const who = variant === undefined ? t('words.values.everybody') : (sayings.variants.get(variant)?.[language] ?? variant);
    const tongue = own === undefined ? t('words.values.both') : t(own === 'en' ? 'common.language.english' : 'common.language.spanish');
    return `${who}, ${tongue}`;
  };
  return (
    <div className="col gap">
      <p className="small muted">{t('words.values.what')}</p>
      {values.map(([name, written]) => (
        <section key={name} className="panel named-value" aria-labelledby={`value-${name}`}>
          <header>
            <h2 id={`value-${name}`}>{name}</h2>
            <span className="ph">{`{value.${name}}`}</span>
          </header>
          <div className="body">
            <div className="col">
              {valueTexts(name, written).map((one) =>
                outbox && mayEdit ? (
                  <UnsentField
                    key={one.address}
                    label={labelOf(one)}
                    address={one.address}
                    found={one.text}
                    outbox={outbox}
                    rows={1}
                    readOnly={false}
                    {...(one.language && { lang: one.language })}
                  />
                ) : (
                  <p key={one.address}>
                    <span className="lab">{labelOf(one)}</span>
                    <span lang={one.language}>{one.text}</span>
                  </p>
                ),
              )}
            </div>
            <Uses {...{ name, source, words, sayings }} />
          </div>
        </section>
      ))}
    </div>
  );
};
