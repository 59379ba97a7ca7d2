import { useEffect, useRef } from 'react';
import { guardedIn } from '../../../draft/content/guarded-text.ts';
import { type PlaceholderFault, placeholderFault, placeholdersIn } from '../../../draft/content/placeholders.ts';
import { linesOf, mostLines, roomOf, sampleText } from '../../../draft/content/text-room.ts';
import type { WordRow } from '../../../draft/content/word-rows.ts';
import { useKeptText } from '../../../draft/outbox/kept-text.ts';
import type { DraftOutbox } from '../../../draft/outbox/use-outbox.ts';
import { DisputeNote } from '../../../draft/unsent/unsent-field.tsx';
import { type Language, useWords } from '../../../i18n/use-words.ts';
import { Button, TextButton } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { termHints } from '../marks/terms.ts';
import { useMeasured } from './use-measured.ts';

interface Props {
  readonly row: WordRow;
  readonly language: Language;
  readonly outbox: DraftOutbox;
  /** The text of this language as it is now, and of the other one. */
  readonly text: string | undefined;
  readonly other: string | undefined;
  /** A Spanish text that another word with the same English has. */
  readonly like: string | undefined;
  /** Under which name a text is kept here that cannot be sent yet. */
  readonly keptAs: string;
  /** Ends the writing; with `next` the next word to do is opened. */
  readonly onDone: (next: boolean) => void;
}

/** English leads: it may gain a filled-in part that Spanish does not have yet. */
const faultOf = (language: Language, text: string, other: string | undefined): PlaceholderFault | undefined => {
  const fault = placeholderFault(text, other);
  return language === 'en' && fault?.kind === 'foreign' ? undefined : fault;
};

interface FaultProps {
  readonly fault: PlaceholderFault;
  readonly onPut: (name: string) => void;
  /** Takes the part out of English for good; undefined for Spanish, which follows. */
  readonly onLeave: (() => void) | undefined;
}

const FaultNote = ({ fault, onPut, onLeave }: FaultProps) => {
  const { t } = useWords();
  return (
    <p className="word-fault small" role="alert">
      <Icon name="alert" size="xs" />
      <span>{t(`words.fault.${fault.kind}`, { names: fault.names.join(', ') })}</span>
      {fault.kind === 'lost' &&
        fault.names.map((name) => (
          <TextButton key={name} onClick={() => onPut(name)}>
            {t('words.fault.put', { name })}
          </TextButton>
        ))}
      {fault.kind === 'lost' && onLeave && <TextButton onClick={onLeave}>{t('words.fault.leave')}</TextButton>}
    </p>
  );
};

/** What helps to write it: parts that are there, terms of the glossary, how long it is on a phone. */
const Helps = ({ row, language, text, other }: Pick<Props, 'row' | 'language' | 'other'> & { readonly text: string }) => {
  const { t } = useWords();
  const { measure, values } = useMeasured();
  const room = roomOf(row);
  const lines = room && linesOf(sampleText(text, values), room, measure);
  const hints = language === 'es' ? termHints(other ?? '', text) : [];
  return (
    <>
      {placeholdersIn(text).map((name) => (
        <span key={name} className="st yes">
          <Icon name="check" size="xs" />
          <span className="ph">{name}</span>
        </span>
      ))}
      {hints.map((hint) => (
        <span key={`${hint.term} ${hint.word}`} className={hint.kind === 'kept' ? 'st yes' : 'st if'}>
          <Icon name={hint.kind === 'kept' ? 'check' : 'alert'} size="xs" />
          {hint.kind === 'kept' ? hint.word : t(`words.term.${hint.kind}`, { ...hint, other: hint.other ?? '' })}
        </span>
      ))}
      {lines !== undefined && (
        <span className={lines > mostLines ? 'st if' : 'muted'}>{t('words.lines', { count: lines, most: mostLines })}</span>
      )}
    </>
  );
};

/** Writes one text in its place. Every key is kept; a text that lost a filled-in part is kept in this browser only, until the part is back. */
export const WordEditor = ({ row, language, outbox, text, other, like, keptAs, onDone }: Props) => {
  const { t } = useWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const { kept, keep, isLoaded } = useKeptText(keptAs);
  const address = language === 'en' ? row.address : row.spanish;
  const found = row[language] ?? null;
  const value = kept ?? text ?? '';
  const fault = kept === undefined && text === value ? undefined : faultOf(language, value, other);
  const dispute = outbox.view.outbox.disputes[address];
  useEffect(() => {
    if (!isLoaded) return;
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [isLoaded]);
  const send = (next: string): void => {
    keep(undefined);
    outbox.type(address, found, next.trim() === '' ? null : next);
  };
  const write = (next: string): void => (faultOf(language, next, other) ? keep(next) : send(next));
  const put = (name: string): void => {
    write(value === '' ? name : `${value.trimEnd()} ${name}`);
    field.current?.focus();
  };
  if (!isLoaded) return null;
  return (
    <div className="word-editor">
      <textarea
        ref={field}
        className={fault ? 'in err' : 'in'}
        lang={language}
        rows={2}
        aria-label={t(`words.field.${language}`, { name: row.en })}
        aria-invalid={fault !== undefined}
        value={value}
        onChange={({ target }) => write(guardedIn(value, target))}
        onKeyDown={(event) => {
          const isDone = event.key === 'Escape' || (event.key === 'Enter' && (event.ctrlKey || event.metaKey));
          if (!isDone || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.stopPropagation();
          onDone(event.key === 'Enter');
        }}
      />
      {fault && <FaultNote fault={fault} onPut={put} onLeave={language === 'en' ? () => send(value) : undefined} />}
      {fault && (
        <p className="small muted">
          {t('words.fault.here')}{' '}
          <TextButton
            onClick={() => {
              keep(undefined);
              field.current?.focus();
            }}
          >
            {t('words.fault.back')}
          </TextButton>
        </p>
      )}
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
      <div className="row wrap tiny word-helps">
        <Helps {...{ row, language, other }} text={value} />
        <span className="end row">
          {like !== undefined && like !== value && (
            <Button small onClick={() => write(like)}>
              {t('words.like', { text: like })}
            </Button>
          )}
          <Button small onClick={() => onDone(false)}>
            {t('words.done')}
          </Button>
        </span>
      </div>
    </div>
  );
};
