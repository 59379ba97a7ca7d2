import { useState } from 'react';
import { nodeName } from '../../../draft/content/outline-index.ts';
import { type Language, useWords } from '../../../i18n/use-words.ts';
import { ComboBox } from '../../../kit/combo-box/combo-box.tsx';
import type { ItemContainer } from './item-containers.ts';

export const containerPath = ({ placed: { node, above } }: ItemContainer, language: Language): string =>
  [...above, node].map((one) => nodeName(one, language)).join(' › ');

interface Props {
  label: string;
  containers: readonly ItemContainer[];
  initial?: ItemContainer | undefined;
  onChange: (container: ItemContainer | undefined) => void;
}

export const ContainerField = ({ label, containers, initial, onChange }: Props) => {
  const { t, language } = useWords();
  const [typed, setTyped] = useState(() => (initial ? containerPath(initial, language) : ''));
  return (
    <ComboBox
      label={label}
      value={typed}
      options={containers.map((one) => ({
        value: one.placed.node.id,
        label: containerPath(one, language),
        more: one.placed.node.id,
      }))}
      none={t('editor.acts.moveNone')}
      onType={(text) => {
        setTyped(text);
        onChange(undefined);
      }}
      onChoose={({ value, label: path }) => {
        setTyped(path);
        onChange(containers.find(({ placed }) => placed.node.id === value));
      }}
    />
  );
};
