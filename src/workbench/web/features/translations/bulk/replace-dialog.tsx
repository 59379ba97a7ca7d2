import { useMemo } from 'react';
import { TextDifference } from '../../../draft/changes/text-difference.tsx';
import { conditionLabels } from '../../../draft/content/condition-labels.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { Check, Choice, TextField } from '../../../kit/fields.tsx';
import { Note } from '../../../kit/marks.tsx';
import { describeLocation, type TextLocation } from '../source/text-location.ts';
import type { TranslationsSource } from '../source/translations-source.ts';
import type { ListedText } from '../status/text-filters.ts';
import type { Replacement, ReplacementMatch } from './replacement.ts';
import { useReplace } from './use-replace.ts';
import styles from './replace-dialog.module.css';

interface MatchProps {
  match: ReplacementMatch;
  location: TextLocation;
  lang: 'en' | 'es';
  isIncluded: boolean;
  onInclude: (isIn: boolean) => void;
}

const Match = ({ match: { before, after, fault }, location, lang, isIncluded, onInclude }: MatchProps) => {
  const { t } = useWords();
  return (
    <li className={styles.match}>
      <Check
        checked={isIncluded}
        disabled={fault !== undefined}
        onChange={({ target }) => onInclude(target.checked)}
      >
        <b className="strong">{location.title}</b> <span className="muted small">{location.below}</span>
        <span className={styles.text} lang={lang}>
          <TextDifference before={before} after={after} />
        </span>
        {fault !== undefined && (
          <span className={styles.fault}>
            {fault === 'empty'
              ? t('words.replace.empty')
              : t(`words.fault.${fault.kind}`, { names: fault.names.join(', ') })}
          </span>
        )}
      </Check>
    </li>
  );
};

interface FieldsProps {
  replacement: Replacement;
  onChange: (part: Partial<Replacement>) => void;
}

const ReplacementFields = ({
  replacement: { language, phrase, by, isWhole, isExact },
  onChange,
}: FieldsProps) => {
  const { t } = useWords();
  return (
    <>
      <div className={styles.fields}>
        <Choice
          label={t('words.replace.language')}
          value={language}
          onChange={({ target }) => onChange({ language: target.value === 'es' ? 'es' : 'en' })}
        >
          <option value="en">{t('common.language.english')}</option>
          <option value="es">{t('common.language.spanish')}</option>
        </Choice>
        <TextField
          label={t('words.replace.phrase')}
          lang={language}
          value={phrase}
          onChange={({ target }) => onChange({ phrase: target.value })}
        />
        <TextField
          label={t('words.replace.by')}
          lang={language}
          value={by}
          onChange={({ target }) => onChange({ by: target.value })}
        />
      </div>
      <div className="row wrap">
        <Check checked={isWhole} onChange={({ target }) => onChange({ isWhole: target.checked })}>
          {t('words.replace.whole')}
        </Check>
        <Check checked={isExact} onChange={({ target }) => onChange({ isExact: target.checked })}>
          {t('words.replace.exact')}
        </Check>
      </div>
    </>
  );
};

interface EffectProps {
  language: Replacement['language'];
  included: readonly ReplacementMatch[];
}

const TranslationEffect = ({ language, included }: EffectProps) => {
  const { t } = useWords();
  const outdated = included.filter(({ row }) => row.es !== undefined).length;
  if (language === 'es') return included.length > 0 && <Note>{t('words.replace.alone')}</Note>;
  return outdated > 0 && <Note tone="wait">{t('words.replace.stale', { count: outdated })}</Note>;
};

interface Props {
  source: TranslationsSource;
  all: readonly ListedText[];
  onClose: () => void;
}

export const ReplaceDialog = ({ source, all, onClose }: Props) => {
  const { t, language } = useWords();
  const { replacement, matches, included, isIncluded, change, include, replace } = useReplace(
    source,
    all,
    onClose,
  );
  const labels = useMemo(() => conditionLabels(source.files), [source.files]);
  const counts = { count: matches.length, chosen: included.length };
  const handleSubmit = (event: React.SubmitEvent): void => {
    event.preventDefault();
    replace();
  };
  return (
    <Dialog title={t('words.replace.do')} onClose={onClose} wide>
      <form className="col gap" onSubmit={handleSubmit}>
        <ReplacementFields replacement={replacement} onChange={change} />
        <p role="status" className="small muted">
          {replacement.phrase.trim() === '' ? t('words.replace.begin') : t('words.replace.found', counts)}
        </p>
        {matches.length > 0 && (
          <ul className={styles.matches}>
            {matches.map((match) => (
              <Match
                key={match.row.address}
                match={match}
                lang={replacement.language}
                location={describeLocation(match.row, labels, language, t)}
                isIncluded={isIncluded(match)}
                onInclude={(isIn) => include(match.row.address, isIn)}
              />
            ))}
          </ul>
        )}
        <TranslationEffect language={replacement.language} included={included} />
        <DialogEnd notYet={included.length === 0 ? t('words.replace.none') : undefined} onClose={onClose}>
          {t('words.replace.apply', { count: included.length })}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
