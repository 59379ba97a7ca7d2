import type { ChainEntry, Rebase } from '../../api/generated/api-shapes.ts';
import { type Translate, useWords } from '../i18n/use-words.ts';
import { Pill } from '../kit/marks.tsx';
import { Moment } from '../kit/time.tsx';

// What a release meant for a draft that was open.
export const rebaseText = ({ number, result, reason }: Omit<Rebase, 'rev'>, t: Translate): string =>
  t(`draft.rebase.${result}`, {
    number,
    reason: reason === undefined ? '' : t(`draft.rebase.reason.${reason}`),
  });

interface MomentProps {
  entry: Pick<ChainEntry, 'kind' | 'time' | 'author'>;
  again?: number | undefined;
}

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

export const ReleaseWhy = ({ entry: { message } }: { entry: Pick<ChainEntry, 'message'> }) => {
  const { t } = useWords();
  return message === null || message === '' ? (
    <span className="muted">{t('releases.noWhy')}</span>
  ) : (
    <q>{message}</q>
  );
};
