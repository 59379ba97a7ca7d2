import { useState } from 'react';
import type { OutlineNode } from '../../../../../authoring/draft/outline.ts';
import { screenEdits } from '../../../../../authoring/draft/items/new-edits.ts';
import { nodeName, type PlacedNode } from '../../../draft/content/outline-index.ts';
import { isKey, nameOf, pathOf } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useChange, useEditor } from '../context/editor-context.ts';
import { areFilled, BilingualField, type BothTexts, emptyTexts } from './bilingual-field.tsx';
import { IdField } from './id-field.tsx';
import { NewForm } from './new-form.tsx';
import { OptionChoice } from './option-choice.tsx';

interface Props {
  beside: PlacedNode | undefined;
  onClose: () => void;
}

// An empty text means none; an undefined key or path follows the title.
interface Fields {
  readonly section: string;
  readonly parent: string;
  readonly menu: string;
  readonly gate: string;
  readonly titles: BothTexts;
  readonly texts: BothTexts;
  readonly paths: BothTexts | undefined;
  readonly key: string | undefined;
}

const useSections = () =>
  useEditor().now.outline.sections.filter(({ file }) => file.startsWith('config/screens/'));

const orNone = (text: string): string | undefined => (text === '' ? undefined : text);

const useNewScreen = ({ beside, onClose }: Props) => {
  const { t, language } = useWords();
  const { textsNow, choose } = useEditor();
  const change = useChange();
  const sections = useSections();
  const [refused, setRefused] = useState<string>();
  const [fields, setFields] = useState((): Fields => {
    const around = beside?.above[0] ?? beside?.node;
    return {
      section: beside && sections.includes(beside.section) ? beside.section.name : (sections[0]?.name ?? ''),
      parent: around?.kind === 'screen' ? around.id : '',
      ...{ menu: '', gate: '', titles: emptyTexts, texts: emptyTexts, paths: undefined, key: undefined },
    };
  });
  const { section, parent, menu, gate, titles, texts } = fields;
  const key = fields.key ?? (parent === '' ? nameOf(titles.en) : `${parent}.${nameOf(titles.en)}`);
  const paths = fields.paths ?? { en: pathOf(titles.en), es: pathOf(titles.es) };
  const make = (): void => {
    const made = screenEdits(textsNow, {
      ...{ key, section, paths, titles, texts },
      parent: orNone(parent),
      when: orNone(gate),
      menu: menu === '' ? undefined : { in: menu },
    });
    if ('refusal' in made) {
      setRefused(made.refusal[language]);
      return;
    }
    change(made.edits, t('editor.new.made', { name: titles[language] }));
    choose(key);
    onClose();
  };
  const isFilled = [titles, texts, paths].every(areFilled);
  const notYet = !isFilled
    ? t('editor.new.bothLanguages')
    : !isKey(key)
      ? t('editor.new.notName')
      : undefined;
  return {
    fields: { ...fields, key, paths },
    set: (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed })),
    refused,
    notYet,
    make,
  };
};

const useOptions = () => {
  const { language } = useWords();
  const { outline, labels } = useEditor().now;
  const nodesOf = (kind: OutlineNode['kind']) =>
    outline.all.flatMap(({ node }) => (node.kind === kind ? [node] : []));
  return {
    sections: useSections().map(
      ({ name, nodes: [first] }) => [name, first ? nodeName(first, language) : name] as const,
    ),
    parents: nodesOf('screen').map((screen) => [screen.id, nodeName(screen, language)] as const),
    menus: nodesOf('menu').map((menu) => [menu.id.replace('menus/', ''), nodeName(menu, language)] as const),
    gates: [...labels.conditions].map(([name, says]) => [name, says[language]] as const),
  };
};

export const NewScreenForm = (props: Props) => {
  const { t } = useWords();
  const { fields, set, refused, notYet, make } = useNewScreen(props);
  const { sections, parents, menus, gates } = useOptions();
  const choice = (name: 'section' | 'parent' | 'menu' | 'gate') => ({
    value: fields[name],
    onChoose: (value: string): void => set({ [name]: value }),
  });
  return (
    <NewForm {...{ notYet, refused }} onClose={props.onClose} onMake={make}>
      <div className="pair">
        <OptionChoice label={t('editor.new.section')} options={sections} {...choice('section')} />
        <OptionChoice
          label={t('editor.new.parent')}
          none={t('editor.new.noParent')}
          options={parents}
          {...choice('parent')}
        />
      </div>
      <BilingualField
        label={t('draft.field.title')}
        value={fields.titles}
        onChange={(titles) => set({ titles })}
      />
      <BilingualField
        label={t('editor.new.paragraph')}
        value={fields.texts}
        onChange={(texts) => set({ texts })}
      />
      <BilingualField
        label={t('editor.path.label')}
        value={fields.paths}
        onChange={(paths) => set({ paths })}
        isCode
      />
      <div className="pair">
        <OptionChoice
          label={t('editor.new.menu')}
          none={t('editor.new.noMenu')}
          options={menus}
          {...choice('menu')}
        />
        <OptionChoice
          label={t('editor.form.gate')}
          none={t('editor.new.everybody')}
          options={gates}
          {...choice('gate')}
        />
      </div>
      <IdField hint={t('editor.new.keyHint')} value={fields.key} onChange={(key) => set({ key })} />
    </NewForm>
  );
};
