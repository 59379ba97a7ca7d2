import { Link } from 'react-router-dom';
import { editorAddress } from '../../api/draft-addresses.ts';
import { namedValues, valuesPlace } from '../../draft/content/placeholders.ts';
import { type ConditionLabels, conditionLabels } from '../../draft/content/condition-labels.ts';
import { UnsavedField } from '../../draft/unsaved/unsaved-field.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { labelClass } from '../../kit/fields.tsx';
import { Empty } from '../../kit/states.tsx';
import { type NamedValueText, namedValueTexts } from './named-value-texts.ts';
import { describeLocation } from './source/text-location.ts';
import type { TranslationsSource } from './source/translations-source.ts';
import type { ListedText } from './status/text-filters.ts';
import { Placeholder } from './table/filled-in-text.tsx';
import { joinClasses } from '../../kit/join-classes.ts';
import styles from './named-value-list.module.css';

interface ValueProps {
  name: string;
  source: TranslationsSource;
  texts: readonly ListedText[];
  labels: ConditionLabels;
}

const Uses = ({ name, source: { files, draft }, texts, labels }: ValueProps) => {
  const { t, language } = useWords();
  const placeholder = `{value.${name}}`;
  const users = texts.filter(({ row }) => row.en.includes(placeholder) || row.es?.includes(placeholder));
  const others = Object.keys(files).filter(
    (file) => file.startsWith('config/') && file !== valuesPlace && files[file]?.includes(placeholder),
  );
  if (users.length + others.length === 0) return <p className="small muted">{t('words.values.unused')}</p>;
  return (
    <ul className={joinClasses('small', styles.uses)} aria-label={t('words.values.used')}>
      {users.map(({ row }) => {
        const { title, below } = describeLocation(row, labels, language, t);
        return (
          <li key={row.address}>
            {draft && row.item ? <Link to={editorAddress(draft.id, row.item.node.id)}>{title}</Link> : title}{' '}
            <span className="muted">{below}</span>
          </li>
        );
      })}
      {others.map((file) => (
        <li key={file}>{draft ? <Link to={editorAddress(draft.id, `${file}#`)}>{file}</Link> : file}</li>
      ))}
    </ul>
  );
};

interface TextProps extends Pick<ValueProps, 'source' | 'labels'> {
  of: NamedValueText;
}

const ValueText = ({
  of: { address, variant, language, text },
  source: { outbox, mayEdit },
  labels,
}: TextProps) => {
  const { t, language: shown } = useWords();
  const plan =
    variant === undefined ? t('words.values.everybody') : (labels.variants.get(variant)?.[shown] ?? variant);
  const languages =
    language === undefined
      ? t('words.values.both')
      : t(language === 'en' ? 'common.language.english' : 'common.language.spanish');
  const label = `${plan}, ${languages}`;
  if (outbox && mayEdit)
    return (
      <UnsavedField
        {...{ label, address, outbox }}
        found={text}
        rows={1}
        readOnly={false}
        {...(language && { lang: language })}
      />
    );
  return (
    <p>
      <span className={labelClass}>{label}</span>
      <span lang={language}>{text}</span>
    </p>
  );
};

const NamedValue = ({ value, ...props }: ValueProps & { value: unknown }) => {
  const { name, source, labels } = props;
  return (
    <section className="panel" aria-labelledby={`value-${name}`}>
      <header>
        <h2 id={`value-${name}`}>{name}</h2>
        <Placeholder>{`{value.${name}}`}</Placeholder>
      </header>
      <div className={joinClasses('body', styles.body)}>
        <div className="col">
          {namedValueTexts(name, value).map((one) => (
            <ValueText key={one.address} of={one} source={source} labels={labels} />
          ))}
        </div>
        <Uses {...props} />
      </div>
    </section>
  );
};

export const NamedValueList = ({ source, texts }: Pick<ValueProps, 'source' | 'texts'>) => {
  const { t } = useWords();
  const labels = conditionLabels(source.files);
  const values = Object.entries(namedValues(source.files));
  if (values.length === 0)
    return (
      <section className="panel">
        <Empty icon="words" title={t('words.values.none')}>
          {t('words.values.what')}
        </Empty>
      </section>
    );
  return (
    <div className="col gap">
      <p className="small muted">{t('words.values.what')}</p>
      {values.map(([name, value]) => (
        <NamedValue key={name} {...{ name, value, source, texts, labels }} />
      ))}
    </div>
  );
};
