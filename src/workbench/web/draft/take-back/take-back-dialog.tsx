import type { ChangedItem, SideChoice as Choice } from '../../../api/generated/api-shapes.ts';
import { failedWith } from '../../api/api-failure.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useAddressName } from '../address-name.ts';
import { TextDifference } from '../changes/text-difference.tsx';
import { useValueWords, valueText } from '../changes/value-view.tsx';
import { fieldName } from '../content/field-name.ts';
import { withSignNames } from '../content/named-signs.ts';
import type { DraftFiles } from '../draft-data.ts';
import { AskSides } from './ask-sides.tsx';

const useValueText = ({ outline, labels }: DraftFiles) => {
  const words = useValueWords(labels);
  return (value: unknown, address: string): string => {
    const node = outline.ownerOf(address)?.node;
    const owners = node ? [node.words.en, node.words.es, node.entry] : [];
    const inside = owners.find((own) => address.startsWith(`${own}/`)) ?? address;
    return valueText(value, { name: fieldName(address, inside, [...labels.variants.keys()]), words });
  };
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

export const TakeBackDialog = ({ items, files, isBusy, onDecide, onClose }: Props) => {
  const { t, language } = useWords();
  const nameOf = useAddressName(files);
  const text = useValueText(files);
  const questions = items.map(({ address, current, wanted = null, by, at }) => {
    const [before, after] = [text(current, address), text(wanted, address)];
    return {
      ...{ key: address, name: nameOf(address), by, at },
      current: withSignNames(before, after, language),
      wanted:
        current === null ? (
          withSignNames(after, before, language)
        ) : (
          <TextDifference before={before} after={after} />
        ),
    };
  });
  return (
    <AskSides
      {...{ questions, isBusy, onClose }}
      labels={{
        title: t('draft.takeBack.title'),
        text: t('draft.takeBack.text', { count: items.length }),
        mine: t('draft.takeBack.mine'),
        byOthers: () => t('draft.takeBack.byRelease'),
      }}
      onDecide={(sideOf) => onDecide(items.map(({ address }) => ({ address, take: sideOf(address) })))}
    />
  );
};
