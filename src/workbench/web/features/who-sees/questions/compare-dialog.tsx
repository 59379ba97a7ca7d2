import { useState } from 'react';
import { useWorkerAnswer } from '../../../analysis/use-worker-answer.ts';
import type { ChangeAddress } from '../../../api/change-search.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../../kit/dialog.tsx';
import { Choice, TextField } from '../../../kit/fields.tsx';
import { Segments } from '../../../kit/segments.tsx';
import { inOrder, othersThan, type ScenarioSource } from '../../../scenario/scenario-sources.ts';

const kinds = ['sources', 'days', 'plans', 'members', 'assumption'] as const;
type Kind = (typeof kinds)[number];

/** What an address must lose before another comparison is asked for. */
const none = {
  against: undefined,
  againstOn: undefined,
  on: undefined,
  without: undefined,
  pair: undefined,
  differs: undefined,
  only: undefined,
};

/** The names of the address that a comparison asks for. */
const wished = (
  kind: Exclude<Kind, 'sources'>,
  source: string,
  [one, other]: readonly [string, string],
): Readonly<Record<string, string | undefined>> => {
  switch (kind) {
    case 'days':
      return { ...none, against: source, againstOn: one, on: other, only: 'changed' };
    case 'plans':
    case 'members':
      return { ...none, pair: `${one},${other}` };
    case 'assumption':
      return { ...none, against: source, without: one, only: 'changed' };
  }
};

interface OfListProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string) => void;
}

const OfList = ({ label, value, of, choose }: OfListProps) => {
  const { t } = useWords();
  return (
    <Choice label={label} value={value} onChange={({ target }) => choose(target.value)}>
      <option value="">{t('compare.choose')}</option>
      {of.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </Choice>
  );
};

interface Props {
  readonly sources: readonly ScenarioSource[];
  readonly source: ScenarioSource;
  readonly change: ChangeAddress;
  readonly close: () => void;
}

/** The same of two versions: the later one is shown, as what became of the earlier. */
const wishedVersions = (source: ScenarioSource, chosen: ScenarioSource): Readonly<Record<string, string | undefined>> => {
  const [earlier, later] = inOrder(chosen, source);
  return { ...none, source: later.name, against: earlier.name, only: 'changed', item: undefined, column: undefined };
};

/** Chooses two states of the portal, or two plans or members in it, of which only what differs is to be shown. */
export const CompareDialog = ({ sources, source, change, close }: Props) => {
  const { t, language } = useWords();
  const { answer } = useWorkerAnswer('askable', { side: 'draft', language });
  const [kind, setKind] = useState<Kind>('sources');
  const [[one, other], setTwo] = useState<readonly [string, string]>(['', '']);
  const isTwo = kind === 'days' || kind === 'plans' || kind === 'members';
  const missing = one === '' || (isTwo && (other === '' || other === one)) ? t(isTwo ? 'compare.two' : 'compare.first') : undefined;
  const others = othersThan(source, sources);
  const lists: Readonly<Record<Exclude<Kind, 'days'>, OfListProps['of']>> = {
    sources: others.map(({ name, label }) => [name, label]),
    plans: (answer?.plans ?? []).map(({ name, says }) => [name, says]),
    members: (answer?.samples ?? []).map(({ name, says }) => [`@${name}`, `${name} ${says}`.trim()]),
    assumption: (answer?.constraints ?? []).map(({ name, says, isAssumed }) => [
      name,
      isAssumed ? `${says} (${t('compare.assumed')})` : says,
    ]),
  };
  const field = (at: 0 | 1) => {
    const value = at === 0 ? one : other;
    const choose = (next: string): void => setTwo(at === 0 ? [next, other] : [one, next]);
    const label = t(isTwo ? (at === 0 ? 'compare.one' : 'compare.other') : `compare.with.${kind === 'assumption' ? kind : 'sources'}`);
    return kind === 'days' ? (
      <TextField type="date" label={label} value={value} onChange={({ target }) => choose(target.value)} />
    ) : (
      <OfList label={label} value={value} of={lists[kind]} choose={choose} />
    );
  };
  return (
    <Dialog title={t('compare.title')} onClose={close}>
      <form
        className="col"
        onSubmit={(event) => {
          event.preventDefault();
          if (missing !== undefined) return;
          const version = others.find(({ name }) => name === one);
          if (kind !== 'sources') change(wished(kind, source.name, [one, other]));
          else if (version) change(wishedVersions(source, version));
          close();
        }}
      >
        <Segments
          label={t('compare.what')}
          of={kinds.map((name) => ({ name, label: t(`compare.kind.${name}`) }))}
          chosen={kind}
          onChoose={(name) => {
            setKind(name);
            setTwo(['', '']);
          }}
        />
        <p className="small muted">{t(`compare.says.${kind}`, { source: source.label })}</p>
        {field(0)}
        {isTwo && field(1)}
        <DialogEnd notYet={missing} onClose={close}>
          {t('compare.do')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
