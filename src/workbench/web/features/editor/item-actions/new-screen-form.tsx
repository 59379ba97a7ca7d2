import { useState } from 'react';
import { screenEdits } from '../../../../../authoring/draft/items/new-edits.ts';
import { nodeName, type PlacedNode } from '../../../draft/content/outline-index.ts';
import { isKey, nameOf, pathOf } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Choice, TextField } from '../../../kit/fields.tsx';
import { useEditor } from '../context/editor-context.ts';
import { NewForm } from './new-form.tsx';
import { areFilled, emptyTexts, BilingualField, type BothTexts } from './bilingual-field.tsx';
import { useChange } from './use-change.ts';

interface Props {
  readonly beside: PlacedNode | undefined;
  readonly onClose: () => void;
}

/** A new screen with one paragraph: its section, the screen above it, its words and paths in both languages, its place in a menu, who may open it. */
export const NewScreenForm = ({ beside, onClose }: Props) => {
  const { t, language } = useWords();
  const { now, textsNow, choose } = useEditor();
  const change = useChange();
  const { outline, sayings } = now;
  const sections = outline.sections.filter(({ place }) => place.startsWith('config/screens/'));
  const around = beside?.above[0] ?? beside?.node;
  const [section, setSection] = useState(beside && sections.includes(beside.section) ? beside.section.name : (sections[0]?.name ?? ''));
  const [parent, setParent] = useState(around?.kind === 'screen' ? around.id : '');
  const [titles, setTitles] = useState(emptyTexts);
  const [texts, setTexts] = useState(emptyTexts);
  const [typedPaths, setPaths] = useState<BothTexts>();
  const [typedKey, setKey] = useState<string>();
  const [menu, setMenu] = useState('');
  const [gate, setGate] = useState('');
  const [refused, setRefused] = useState<string>();
  const key = typedKey ?? (parent === '' ? nameOf(titles.en) : `${parent}.${nameOf(titles.en)}`);
  const paths = typedPaths ?? { en: pathOf(titles.en), es: pathOf(titles.es) };
  const screens = outline.all.flatMap(({ node }) => (node.kind === 'screen' ? [node] : []));
  const menus = outline.all.flatMap(({ node }) => (node.kind === 'menu' ? [node] : []));
  const make = (): void => {
    const made = screenEdits(textsNow, {
      key,
      section,
      parent: parent === '' ? undefined : parent,
      when: gate === '' ? undefined : gate,
      menu: menu === '' ? undefined : { in: menu },
      paths,
      titles,
      texts,
    });
    if ('says' in made) {
      setRefused(made.says[language]);
      return;
    }
    change(made.edits, t('editor.new.made', { name: titles[language] }));
    choose(key);
    onClose();
  };
  const isWritten = [titles, texts, paths].every(areFilled);
  const notYet = !isWritten ? t('editor.new.bothLanguages') : !isKey(key) ? t('editor.new.notName') : undefined;
  return (
    <NewForm {...{ notYet, refused, onClose }} onMake={make}>
      <div className="pair">
        <Choice label={t('editor.new.section')} value={section} onChange={({ target }) => setSection(target.value)}>
          {sections.map(({ name, nodes }) => (
            <option key={name} value={name}>
              {nodes[0] ? nodeName(nodes[0], language) : name}
            </option>
          ))}
        </Choice>
        <Choice label={t('editor.new.parent')} value={parent} onChange={({ target }) => setParent(target.value)}>
          <option value="">{t('editor.new.noParent')}</option>
          {screens.map((screen) => (
            <option key={screen.id} value={screen.id}>
              {nodeName(screen, language)}
            </option>
          ))}
        </Choice>
      </div>
      <BilingualField label={t('draft.field.title')} value={titles} onChange={setTitles} />
      <BilingualField label={t('editor.new.paragraph')} value={texts} onChange={setTexts} />
      <BilingualField label={t('editor.path.label')} value={paths} onChange={setPaths} isCode />
      <div className="pair">
        <Choice label={t('editor.new.menu')} value={menu} onChange={({ target }) => setMenu(target.value)}>
          <option value="">{t('editor.new.noMenu')}</option>
          {menus.map((one) => (
            <option key={one.id} value={one.id.replace('menus/', '')}>
              {nodeName(one, language)}
            </option>
          ))}
        </Choice>
        <Choice label={t('editor.form.gate')} value={gate} onChange={({ target }) => setGate(target.value)}>
          <option value="">{t('editor.new.everybody')}</option>
          {[...sayings.conditions].map(([name, says]) => (
            <option key={name} value={name}>
              {says[language]}
            </option>
          ))}
        </Choice>
      </div>
      <TextField
        label={t('editor.new.id')}
        className="code"
        hint={t('editor.new.keyHint')}
        spellCheck={false}
        value={key}
        onChange={({ target }) => setKey(target.value)}
      />
    </NewForm>
  );
};
