import { useMemo, useState } from 'react';
import { Compared } from '../../../draft/changes/value-view.tsx';
import { sayingsOf } from '../../../draft/content/sayings.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { Check, Choice, TextField } from '../../../kit/fields.tsx';
import { Note } from '../../../kit/marks.tsx';
import { useToast } from '../../../kit/toast.tsx';
import { whereOf } from '../context/word-where.ts';
import type { WordsSource } from '../context/words-source.ts';
import type { MarkedWord } from '../marks/word-filters.ts';
import { type ReplaceHit, replaceHits, type Replacing } from './replacement.ts';

interface Props {
  readonly source: WordsSource;
  readonly all: readonly MarkedWord[];
  readonly onClose: () => void;
}

/** The words with what was typed and is not saved yet. */
const currentRows = ({ outbox }: WordsSource, all: readonly MarkedWord[]): readonly WordRow[] => {
  const textAt = (address: string, found: string | undefined): string | undefined => {
    const kept = outbox?.valueAt(address);
    return kept ? (typeof kept.value === 'string' ? kept.value : undefined) : found;
  };
  return all.map(({ row }) => ({ ...row, en: textAt(row.address, row.en) ?? '', es: textAt(row.spanish, row.es) }));
};

interface HitProps {
  readonly hit: ReplaceHit;
  readonly where: ReturnType<typeof whereOf>;
  readonly lang: 'en' | 'es';
  readonly isTicked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

const Hit = ({ hit: { before, after, fault }, where, lang, isTicked, onTick }: HitProps) => {
  const { t } = useWords();
  return (
    <li className="hit">
      <Check checked={isTicked} disabled={fault !== undefined} onChange={({ target }) => onTick(target.checked)}>
        <b className="strong">{where.title}</b> <span className="muted small">{where.below}</span>
        <span className="hit-text" lang={lang}>
          <Compared before={before} after={after} />
        </span>
        {fault !== undefined && (
          <span className="word-note">
            {fault === 'empty' ? t('words.replace.empty') : t(`words.fault.${fault.kind}`, { names: fault.names.join(', ') })}
          </span>
        )}
      </Check>
    </li>
  );
};

/** Replaces a phrase in one language: each place is shown as it would be and may be left out; all of them are one change. */
export const Replace = ({ source, all, onClose }: Props) => {
  const { t, language } = useWords();
  const tell = useToast();
  const [wish, setWish] = useState<Replacing>({ language: 'en', phrase: '', by: '', isWhole: true, isExact: false });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [rows] = useState(() => currentRows(source, all));
  const sayings = useMemo(() => sayingsOf(source.files), [source.files]);
  const hits = useMemo(() => replaceHits(rows, wish), [rows, wish]);
  const { outbox } = source;
  const isTicked = ({ row, fault }: ReplaceHit): boolean => fault === undefined && !left.has(row.address);
  const chosen = hits.filter(isTicked);
  const lang = wish.language;
  const change = (part: Partial<Replacing>): void => {
    setWish({ ...wish, ...part });
    setLeft(new Set());
  };
  const apply = (): void => {
    if (!outbox || chosen.length === 0) return;
    const saved = new Map(all.map(({ row }) => [row.address, row]));
    for (const { row, after } of chosen)
      outbox.type(lang === 'en' ? row.address : row.spanish, saved.get(row.address)?.[lang] ?? null, after);
    void outbox.flush();
    tell(t('words.replace.done', { count: chosen.length }));
    onClose();
  };
  const older = chosen.filter(({ row }) => row.es !== undefined).length;
  return (
    <Dialog title={t('words.replace.do')} onClose={onClose} wide>
      <form
        className="col gap"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className="replace-wish">
          <Choice
            label={t('words.replace.language')}
            value={lang}
            onChange={({ target }) => change({ language: target.value === 'es' ? 'es' : 'en' })}
          >
            <option value="en">{t('common.language.english')}</option>
            <option value="es">{t('common.language.spanish')}</option>
          </Choice>
          <TextField
            label={t('words.replace.phrase')}
            lang={lang}
            value={wish.phrase}
            onChange={({ target }) => change({ phrase: target.value })}
          />
          <TextField label={t('words.replace.by')} lang={lang} value={wish.by} onChange={({ target }) => change({ by: target.value })} />
        </div>
        <div className="row wrap">
          <Check checked={wish.isWhole} onChange={({ target }) => change({ isWhole: target.checked })}>
            {t('words.replace.whole')}
          </Check>
          <Check checked={wish.isExact} onChange={({ target }) => change({ isExact: target.checked })}>
            {t('words.replace.exact')}
          </Check>
        </div>
        <p role="status" className="small muted">
          {wish.phrase.trim() === '' ? t('words.replace.begin') : t('words.replace.found', { count: hits.length, chosen: chosen.length })}
        </p>
        {hits.length > 0 && (
          <ul className="hits">
            {hits.map((hit) => (
              <Hit
                key={hit.row.address}
                {...{ hit, lang }}
                where={whereOf(hit.row, sayings, language, t)}
                isTicked={isTicked(hit)}
                onTick={(ticked) => {
                  const next = new Set(left);
                  if (ticked) next.delete(hit.row.address);
                  else next.add(hit.row.address);
                  setLeft(next);
                }}
              />
            ))}
          </ul>
        )}
        {lang === 'en' && older > 0 && <Note tone="wait">{t('words.replace.stale', { count: older })}</Note>}
        {lang === 'es' && chosen.length > 0 && <Note>{t('words.replace.alone')}</Note>}
        <DialogEnd notYet={chosen.length === 0 ? t('words.replace.none') : undefined} onClose={onClose}>
          {t('words.replace.apply', { count: chosen.length })}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
