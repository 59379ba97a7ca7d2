import { useState } from 'react';
import { editsOfWrites, childAddress } from '../../../../../authoring/draft/items/write-edits.ts';
import { useAnswer } from '../../../analysis/use-worker-answer.ts';
import { isName, nameOf } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { Choice, TextField } from '../../../kit/fields.tsx';
import { useEditor } from '../context/editor-context.ts';
import { Samples } from '../fields/shared/explained-item.tsx';
import { NewForm } from './new-form.tsx';
import { areFilled, emptyTexts, BilingualField } from './bilingual-field.tsx';
import { useChange } from './use-change.ts';

const list = 'config/rules/plans.json#variants';

/** A new kind of plan that may have links and words of its own: whose it is, before which others it wins, and who that takes, before it is made. */
export const NewVariantForm = ({ onClose }: { readonly onClose: () => void }) => {
  const { t, language } = useWords();
  const { now, textsNow, choose } = useEditor();
  const change = useChange();
  const { conditions, variants } = now.sayings;
  const people = useAnswer('people', { language });
  const order = [...variants.keys()];
  const [says, setSays] = useState(emptyTexts);
  const [typedName, setName] = useState<string>();
  const [when, setWhen] = useState('');
  const [before, setBefore] = useState('');
  const name = typedName ?? nameOf(says.en);
  const at = before === '' ? order.length : order.indexOf(before);
  const earlier = order.slice(0, at);
  const takes =
    when === ''
      ? undefined
      : people?.filter(
          (one) => !one.name.startsWith('plan:') && one.holds.includes(when) && !one.applies.some((other) => earlier.includes(other)),
        );
  const notYet = (): string | undefined => {
    if (!areFilled(says)) return t('editor.new.bothLanguages');
    if (when === '') return t('editor.variant.needed');
    if (!isName(name)) return t('editor.new.notName');
    return variants.has(name) ? t('editor.new.taken') : undefined;
  };
  const make = (): void => {
    const address = childAddress(list, { kind: 'element', identity: name });
    const value = { name, when, says: { en: says.en.trim(), es: says.es.trim() } };
    const placed = { address: childAddress(list, { kind: 'order' }), value: order.toSpliced(at, 0, name) };
    change(
      editsOfWrites(textsNow, [{ address, value }, ...(before === '' ? [] : [placed])]),
      t('editor.new.made', { name: says[language] }),
    );
    choose(address);
    onClose();
  };
  return (
    <NewForm notYet={notYet()} refused={undefined} onClose={onClose} onMake={make}>
      <p className="small muted">{t('editor.variant.text')}</p>
      <BilingualField label={t('editor.variant.says')} value={says} onChange={setSays} />
      <div className="pair">
        <Choice label={t('editor.variant.when')} value={when} onChange={({ target }) => setWhen(target.value)}>
          <option value="">{t('editor.variant.pick')}</option>
          {[...conditions].map(([one, words]) => (
            <option key={one} value={one}>
              {words[language]}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('editor.variant.before')}
          hint={t('editor.variant.beforeHint')}
          value={before}
          onChange={({ target }) => setBefore(target.value)}
        >
          <option value="">{t('editor.variant.last')}</option>
          {[...variants].map(([one, words]) => (
            <option key={one} value={one}>
              {words[language]}
            </option>
          ))}
        </Choice>
      </div>
      <p className="row wrap small" role="status">
        {when !== '' && (
          <>
            {t('editor.variant.takes')} <Samples names={takes?.map((one) => one.name)} />
          </>
        )}
      </p>
      <TextField
        label={t('editor.new.id')}
        className="code"
        hint={t('editor.variant.idHint', { name: name === '' ? '…' : name })}
        problem={variants.has(name) ? t('editor.new.taken') : undefined}
        spellCheck={false}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </NewForm>
  );
};
