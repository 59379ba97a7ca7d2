import { type SubmitEvent, useState } from 'react';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import type { ChangeAddress } from '../../../api/change-search.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { Choice, DayField } from '../../../kit/fields.tsx';
import { Segments } from '../../../kit/segments.tsx';
import { inOrder, othersThan, type ScenarioSource } from '../../../scenario/scenario-sources.ts';

const kinds = ['sources', 'days', 'plans', 'members', 'assumption'] as const;
type Kind = (typeof kinds)[number];

// The names in the address that a new comparison replaces.
const noComparison = {
  against: undefined,
  againstOn: undefined,
  on: undefined,
  without: undefined,
  pair: undefined,
  differs: undefined,
  only: undefined,
};

type Pair = readonly [string, string];
type AddressChange = Readonly<Record<string, string | undefined>>;

const compareWithin = (kind: Exclude<Kind, 'sources'>, source: string, [one, other]: Pair): AddressChange => {
  switch (kind) {
    case 'days':
      return { ...noComparison, against: source, againstOn: one, on: other, only: 'changed' };
    case 'plans':
    case 'members':
      return { ...noComparison, pair: `${one},${other}` };
    case 'assumption':
      return { ...noComparison, against: source, without: one, only: 'changed' };
  }
};

// The later source is shown, compared with the earlier one.
const compareSources = (source: ScenarioSource, chosen: ScenarioSource): AddressChange => {
  const [earlier, later] = inOrder(chosen, source);
  return {
    ...noComparison,
    source: later.name,
    against: earlier.name,
    only: 'changed',
    item: undefined,
    column: undefined,
  };
};

interface Option {
  readonly name: string;
  readonly label: string;
}

type Lists = Readonly<Record<Exclude<Kind, 'days'>, readonly Option[]>>;

const useLists = (others: readonly ScenarioSource[]): Lists => {
  const { t, language } = useWords();
  const { answer } = useWorkerAnswer('askable', { side: 'draft', language });
  return {
    sources: others,
    plans: (answer?.plans ?? []).map(({ name, says }) => ({ name, label: says })),
    members: (answer?.samples ?? []).map(({ name, says }) => ({
      name: `@${name}`,
      label: `${name} ${says}`.trim(),
    })),
    assumption: (answer?.constraints ?? []).map(({ name, says, isAssumed }) => ({
      name,
      label: isAssumed ? `${says} (${t('compare.assumed')})` : says,
    })),
  };
};

interface FieldProps {
  kind: Kind;
  label: string;
  value: string;
  lists: Lists;
  choose: (value: string) => void;
}

const SideField = ({ kind, label, value, lists, choose }: FieldProps) => {
  const { t } = useWords();
  if (kind === 'days') return <DayField label={label} day={value} onDay={choose} />;
  return (
    <Choice label={label} value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{t('compare.choose')}</option>
      {lists[kind].map(({ name, label: text }) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </Choice>
  );
};

interface Props {
  sources: readonly ScenarioSource[];
  source: ScenarioSource;
  change: ChangeAddress;
  close: () => void;
}

const useComparison = ({ sources, source, change, close }: Props) => {
  const { t } = useWords();
  const [kind, setKind] = useState<Kind>('sources');
  const [pair, setPair] = useState<Pair>(['', '']);
  const [one, other] = pair;
  const others = othersThan(source, sources);
  const isTwo = kind === 'days' || kind === 'plans' || kind === 'members';
  const missing =
    one === '' || (isTwo && (other === '' || other === one))
      ? t(isTwo ? 'compare.two' : 'compare.first')
      : undefined;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (missing !== undefined) return;
    const chosen = others.find(({ name }) => name === one);
    if (kind !== 'sources') change(compareWithin(kind, source.name, pair));
    else if (chosen) change(compareSources(source, chosen));
    close();
  };
  const chooseKind = (next: Kind): void => {
    setKind(next);
    setPair(['', '']);
  };
  return { kind, pair, setPair, others, isTwo, missing, submit, chooseKind };
};

export const CompareDialog = (props: Props) => {
  const { t } = useWords();
  const { source, close } = props;
  const { kind, pair, setPair, others, isTwo, missing, submit, chooseKind } = useComparison(props);
  const [one, other] = pair;
  const lists = useLists(others);
  const firstLabel = isTwo ? t('compare.one') : t(`compare.with.${kind === 'assumption' ? kind : 'sources'}`);
  return (
    <Dialog title={t('compare.title')} onClose={close}>
      <form className="col" onSubmit={submit}>
        <Segments
          label={t('compare.what')}
          of={kinds.map((name) => ({ name, label: t(`compare.kind.${name}`) }))}
          chosen={kind}
          onChoose={chooseKind}
        />
        <p className="small muted">{t(`compare.says.${kind}`, { source: source.label })}</p>
        <SideField
          {...{ kind, lists }}
          label={firstLabel}
          value={one}
          choose={(next) => setPair([next, other])}
        />
        {isTwo && (
          <SideField
            {...{ kind, lists }}
            label={t('compare.other')}
            value={other}
            choose={(next) => setPair([one, next])}
          />
        )}
        <DialogEnd notYet={missing} onClose={close}>
          {t('compare.do')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
