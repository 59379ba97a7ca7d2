import type { ChainEntry } from '../../api/generated/api-shapes.ts';
import { useWords } from '../i18n/use-words.ts';
import { Pill } from '../kit/marks.tsx';
import { Moment } from '../kit/time.tsx';

interface MomentProps {
  readonly entry: ChainEntry;
  /** The number of the earlier release that it made live again, where that is known. */
  readonly again?: number | undefined;
}

/** When a release was made live and by whom, and whether it made an earlier one live again. */
export const ReleaseMoment = ({ entry: { kind, time, author }, again }: MomentProps) => {
  const { t } = useWords();
  return (
    <>
      {kind === 'rollback' && (
        <Pill tone="wait" icon="undo">
          {again === undefined ? t('releases.rolledBack') : t('releases.rolledBackTo', { number: again })}
        </Pill>
      )}
      <span className="muted small">
        <Moment at={time} whole />
        {author !== null && ` · ${t('releases.by', { name: author })}`}
      </span>
    </>
  );
};

/** Why a release was made, in its author's words; says so where they gave none. */
export const ReleaseWhy = ({ entry: { message } }: { readonly entry: ChainEntry }) => {
  const { t } = useWords();
  return message === null || message === '' ? <span className="muted">{t('releases.noWhy')}</span> : <q>{message}</q>;
};
