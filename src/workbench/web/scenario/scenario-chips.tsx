import { useWorkerAnswer } from '../analysis/use-worker-answer.ts';
import type { ChangeAddress } from '../api/change-search.ts';
import { useWords } from '../i18n/use-words.ts';
import { spokenDay } from '../kit/pacific-time.ts';
import type { Scenario } from './scenario-address.ts';
import { Chip } from '../kit/chip.tsx';

interface Props {
  asked: Scenario;
  change: ChangeAddress;
}

export const ScenarioChips = ({ asked: { shown, against }, change }: Props) => {
  const { t, language } = useWords();
  const without = shown.without ?? [];
  const named =
    useWorkerAnswer('askable', without.length > 0 ? { side: 'draft', language } : undefined).answer
      ?.constraints ?? [];
  const saysOf = (id: string): string => named.find(({ name }) => name === id)?.says ?? id;
  const [own, other] = [shown.on, against.on].map((one) => one && spokenDay(one, language));
  const day = own ?? other;
  return (
    <>
      {day !== undefined && (
        <Chip
          removeLabel={t('questions.anyDay')}
          onRemove={() => change({ on: undefined, againstOn: undefined })}
        >
          {own === other || other === undefined
            ? t('questions.on', { day })
            : t('questions.days', { from: other, to: own ?? t('questions.everyDay') })}
        </Chip>
      )}
      {without.map((id) => (
        <Chip
          key={id}
          removeLabel={t('questions.withAgain', { says: saysOf(id) })}
          onRemove={() => change({ without: without.filter((one) => one !== id).join(',') || undefined })}
        >
          {t('questions.without', { says: saysOf(id) })}
        </Chip>
      ))}
    </>
  );
};
