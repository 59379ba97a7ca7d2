import { Button } from '../../../elements/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { ChangeAddress } from '../../../client/change-search.ts';
import type { AskAddress } from './ask-address.ts';

interface Props {
  readonly asked: AskAddress;
  readonly change: ChangeAddress;
}

/** On which day the portal stands, and which constraints do not count: each can be taken back. */
export const StandChips = ({ asked: { shown, against }, change }: Props) => {
  const { t } = useWords();
  const without = shown.without ?? [];
  const day = shown.on ?? against.on;
  return (
    <>
      {day !== undefined && (
        <span className="chip">
          {shown.on === against.on || against.on === undefined
            ? t('questions.on', { day })
            : t('questions.days', { from: against.on, to: shown.on ?? t('questions.everyDay') })}
          <Button
            small
            kind="quiet"
            icon="close"
            aria-label={t('questions.anyDay')}
            onClick={() => change({ on: undefined, againstOn: undefined })}
          />
        </span>
      )}
      {without.map((id) => (
        <span key={id} className="chip">
          {t('questions.without', { id })}
          <Button
            small
            kind="quiet"
            icon="close"
            aria-label={t('questions.withAgain', { id })}
            onClick={() => change({ without: without.filter((one) => one !== id).join(',') || undefined })}
          />
        </span>
      ))}
    </>
  );
};
