import { useState } from 'react';
import type { PlacedNode } from '../../../draft/content/outline-index.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { Segments } from '../../../kit/segments.tsx';
import { type EntryKind, NewEntryForm } from './new-entry-form.tsx';
import { NewItemForm } from './new-item-form.tsx';
import { NewScreenForm } from './new-screen-form.tsx';
import { NewVariantForm } from './new-variant-form.tsx';

interface Props {
  /** The selected item. The new item goes after it or into it. */
  beside?: PlacedNode | undefined;
  /** The default is the kind that fits the selected item. */
  kind?: NewKind | undefined;
  onClose: () => void;
}

export const newKinds = ['item', 'screen', 'link', 'frame', 'value', 'variant'] as const;

export type NewKind = (typeof newKinds)[number];

export const NewDialog = ({ beside, kind: wanted, onClose }: Props) => {
  const { t } = useWords();
  const [kind, setKind] = useState<NewKind>(wanted ?? (beside?.node.kind === 'screen' ? 'screen' : 'item'));
  const entry: EntryKind | undefined =
    kind === 'item' || kind === 'screen' || kind === 'variant' ? undefined : kind;
  return (
    <Dialog title={t('editor.acts.newShort')} onClose={onClose} wide>
      <div className="col">
        <Segments
          label={t('editor.new.kind')}
          of={newKinds.map((name) => ({ name, label: t(`editor.new.kinds.${name}`) }))}
          chosen={kind}
          onChoose={setKind}
        />
        {kind === 'item' && <NewItemForm beside={beside} onClose={onClose} />}
        {kind === 'screen' && <NewScreenForm beside={beside} onClose={onClose} />}
        {kind === 'variant' && <NewVariantForm onClose={onClose} />}
        {entry && <NewEntryForm key={entry} kind={entry} onClose={onClose} />}
      </div>
    </Dialog>
  );
};
