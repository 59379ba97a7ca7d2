import { useId, useState } from 'react';
import type { ChangedItem, SideChoice as Choice } from '../../../api/generated/api-shapes.ts';
import { failedWith } from '../../api/api-failure.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { dayAndTime, useNow } from '../../kit/time.tsx';
import { useAddressName } from '../address-name.ts';
import { Compared, useValueWords, valueText } from '../changes/value-view.tsx';
import { fieldName } from '../content/field-name.ts';
import type { DraftFiles } from '../draft-data.ts';
import { SideChoice, SideChoices } from './side-choice.tsx';

type Side = Choice['take'];

interface OneProps {
  item: ChangedItem;
  files: DraftFiles;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const useValueText = ({ outline, sayings }: DraftFiles, address: string): ((value: unknown) => string) => {
  const words = useValueWords(sayings);
  const node = outline.ownerOf(address)?.node;
  const owners = node ? [node.words.en, node.words.es, node.entry] : [];
  const inside = owners.find((own) => address.startsWith(`${own}/`)) ?? address;
  const name = fieldName(address, inside, [...sayings.variants.keys()]);
  return (value) => valueText(value, { name, words });
};

const OneItem = ({ item, files, chosen, onChoose }: OneProps) => {
  const { t, language } = useWords();
  const group = useId();
  const now = useNow();
  const nameOf = useAddressName(files);
  const text = useValueText(files, item.address);
  const { address, current, wanted = null, by, at } = item;
  const time = at === null ? '' : dayAndTime(new Date(at), now, language);
  return (
    <SideChoices
      legend={<b className="strong">{nameOf(address)}</b>}
      note={
        <p className="small muted">
          {by ? t('draft.takeBack.by', { name: by.name, time }) : t('draft.takeBack.byRelease')}
        </p>
      }
    >
      <SideChoice
        group={group}
        label={t('draft.takeBack.theirs')}
        isChosen={chosen === 'theirs'}
        onChoose={() => onChoose('theirs')}
        value={<span className="said">{text(current)}</span>}
      />
      <SideChoice
        group={group}
        label={t('draft.takeBack.mine')}
        isChosen={chosen === 'mine'}
        onChoose={() => onChoose('mine')}
        value={
          <span className="said">
            {current === null ? text(wanted) : <Compared before={text(current)} after={text(wanted)} />}
          </span>
        }
      />
    </SideChoices>
  );
};

interface Props {
  items: readonly ChangedItem[];
  files: DraftFiles;
  isBusy: boolean;
  onDecide: (choices: readonly Choice[]) => void;
  onClose: () => void;
}

// The values that a refused request asks about; undefined for other failures.
export const askedValues = (error: Error | null): readonly ChangedItem[] | undefined =>
  failedWith(error, 'changed-meanwhile')
    ? (error.body as { readonly items: readonly ChangedItem[] }).items
    : undefined;

// What others wrote stays unless the user chooses the earlier value.
export const TakeBackDialog = ({ items, files, isBusy, onDecide, onClose }: Props) => {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const choices = items.map(({ address }): Choice => ({ address, take: chosen[address] ?? 'theirs' }));
  return (
    <Dialog wide title={t('draft.takeBack.title')} onClose={onClose}>
      <form
        className="col gap"
        onSubmit={(event) => {
          event.preventDefault();
          onDecide(choices);
        }}
      >
        <p>{t('draft.takeBack.text', { count: items.length })}</p>
        {items.map((item, at) => (
          <OneItem
            key={item.address}
            {...{ item, files }}
            chosen={choices[at]?.take ?? 'theirs'}
            onChoose={(side) => setChosen({ ...chosen, [item.address]: side })}
          />
        ))}
        <DialogEnd busy={isBusy} onClose={onClose}>
          {t('draft.takeBack.apply')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
