import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ErrorDetails } from '../../../api/generated/api-shapes.ts';
import { failedWith } from '../../api/api-failure.ts';
import { askFile } from '../../api/ask.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { downloadFile } from '../../kit/download-file.ts';
import { Check, DayField } from '../../kit/fields.tsx';
import { FailureNote, Note } from '../../kit/marks.tsx';
import { useToday } from '../../kit/time.tsx';
import { useToast } from '../../kit/toast.tsx';
import { type Plan, type Population, PopulationFields } from './population-fields.tsx';

const formats = ['html', 'json'] as const;
type Format = (typeof formats)[number];

interface EvidenceOptions {
  readonly population: Population;
  readonly from: string;
  readonly to: string;
  /** True to add the people who published, approved and signed off. */
  readonly hasPeople: boolean;
}

const useSaving = ({ population: { plan, conditions }, from, to, hasPeople }: EvidenceOptions) => {
  const { t, language: lang } = useWords();
  const showToast = useToast();
  return useMutation({
    mutationFn: (format: Format) =>
      askFile('GET /api/evidence', {
        query: {
          ...{ from, to, format, lang, plan: plan === '' ? undefined : plan },
          with: conditions.length === 0 ? undefined : conditions.join(','),
          people: hasPeople ? 'yes' : undefined,
        },
      }),
    onSuccess: (file, format) => {
      const whose = [plan === '' ? t('grid.evidence.everyone') : plan, ...conditions].join(', ');
      const name = `${t('grid.evidence.title')}, ${whose}, ${from}–${to}.${format}`;
      downloadFile(file, name);
      showToast(t('grid.save.done', { name }));
    },
  });
};

const EvidenceFailure = ({ error }: { error: Error | null }) => {
  const { t } = useWords();
  if (failedWith(error, 'too-many')) {
    const { retryAfter } = error.body as ErrorDetails['too-many'];
    return (
      <Note tone="wait" live>
        {t('grid.evidence.tooMany', { count: retryAfter })}
      </Note>
    );
  }
  return <FailureNote error={error} />;
};

const dayNeeded = (from: string, to: string, today: string): 'two' | 'order' | 'future' | undefined => {
  if (from === '' || to === '') return 'two';
  if (from > to) return 'order';
  return from > today ? 'future' : undefined;
};

/** Saves a file with the texts that members of a plan got between two days, from the releases that were live. */
export const SaveEvidence = ({ plans }: { plans: readonly Plan[] }) => {
  const { t } = useWords();
  const today = useToday();
  const [population, setPopulation] = useState<Population>({ plan: plans[0]?.name ?? '', conditions: [] });
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [hasPeople, setPeople] = useState(false);
  const { mutate, isPending, error } = useSaving({ population, from, to, hasPeople });
  const needed = dayNeeded(from, to, today);
  return (
    <section className="col" aria-labelledby="evidence">
      <h3 id="evidence">{t('grid.evidence.title')}</h3>
      <p className="muted">
        {t('grid.evidence.text')} {t('common.outside')}
      </p>
      <PopulationFields {...{ plans, population }} onChange={setPopulation} />
      <div className="row wrap">
        <DayField label={t('grid.evidence.from')} day={from} onDay={setFrom} />
        <DayField label={t('grid.evidence.to')} day={to} onDay={setTo} />
      </div>
      <Check checked={hasPeople} onChange={({ target }) => setPeople(target.checked)}>
        {t('grid.evidence.people')}
      </Check>
      <div className="row wrap">
        {formats.map((format) => (
          <Button
            key={format}
            icon="download"
            busy={isPending}
            notYet={needed && t(`grid.evidence.needed.${needed}`)}
            onClick={() => mutate(format)}
          >
            {t(`grid.evidence.${format}`)}
          </Button>
        ))}
      </div>
      <p className="small muted" role="status">
        {isPending && t('grid.evidence.working')}
      </p>
      <EvidenceFailure error={error} />
    </section>
  );
};
