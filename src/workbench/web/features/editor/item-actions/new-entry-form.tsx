import { useState } from 'react';
import { editsOfWrites, valueOf } from '../../../../../authoring/draft/items/write-edits.ts';
import { isName } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { TextField } from '../../../kit/fields.tsx';
import { useChange, useEditor } from '../context/editor-context.ts';
import { NewForm } from './new-form.tsx';
import { areFilled, BilingualField, type BothTexts, emptyTexts } from './bilingual-field.tsx';

export type EntryKind = 'link' | 'frame' | 'value';

const kinds = {
  link: {
    below: 'config/addresses/links.json#links',
    of: ({ en }: BothTexts): unknown => ({ href: en.trim() }),
  },
  frame: {
    below: 'config/addresses/frames.json#frames',
    of: ({ en }: BothTexts): unknown => ({ path: en.trim() }),
  },
  value: {
    below: 'config/site/values.json#values',
    of: ({ en, es }: BothTexts): unknown =>
      en.trim() === es.trim() ? en.trim() : { en: en.trim(), es: es.trim() },
  },
} as const;

export const NewEntryForm = ({ kind, onClose }: { kind: EntryKind; onClose: () => void }) => {
  const { t } = useWords();
  const { textsNow, choose } = useEditor();
  const change = useChange();
  const [name, setName] = useState('');
  const [text, setText] = useState(emptyTexts);
  const { below, of } = kinds[kind];
  const address = `${below}/${name}`;
  const isTaken = name !== '' && valueOf(textsNow, address) !== undefined;
  const isWritten = kind === 'value' ? areFilled(text) : text.en.trim() !== '';
  const notYet = !isName(name)
    ? t('editor.new.notName')
    : isTaken
      ? t('editor.new.taken')
      : isWritten
        ? undefined
        : t('editor.new.needed');
  return (
    <NewForm
      notYet={notYet}
      refused={undefined}
      onClose={onClose}
      onMake={() => {
        change(editsOfWrites(textsNow, [{ address, value: of(text) }]), t('editor.new.made', { name }));
        choose(address);
        onClose();
      }}
    >
      <TextField
        label={t('editor.new.id')}
        className="code"
        hint={t('editor.new.idHint')}
        problem={isTaken ? t('editor.new.taken') : undefined}
        spellCheck={false}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {kind === 'value' ? (
        <BilingualField label={t('editor.new.kinds.value')} value={text} onChange={setText} />
      ) : (
        <TextField
          label={t(`editor.new.of.${kind}`)}
          hint={t(`editor.new.ofHint.${kind}`)}
          spellCheck={false}
          value={text.en}
          onChange={({ target }) => setText({ en: target.value, es: target.value })}
        />
      )}
    </NewForm>
  );
};
