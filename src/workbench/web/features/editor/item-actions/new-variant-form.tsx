import { useState } from 'react';
import { childAddress, editsOfWrites } from '../../../../../authoring/draft/items/write-edits.ts';
import { useAnswer } from '../../../analysis/use-worker-answer.ts';
import { isName, nameOf } from '../../../draft/names.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useChange, useEditor } from '../context/editor-context.ts';
import { Samples } from '../fields/shared/explained-item.tsx';
import { areFilled, BilingualField, emptyTexts } from './bilingual-field.tsx';
import { IdField } from './id-field.tsx';
import { NewForm } from './new-form.tsx';
import { OptionChoice } from './option-choice.tsx';

const list = 'config/rules/plans.json#variants';

const useMatchingMembers = (when: string, earlier: readonly string[]): readonly string[] | undefined => {
  const { language } = useWords();
  const people = useAnswer('people', { language });
  if (when === '') return undefined;
  return people
    ?.filter(
      (one) =>
        !one.name.startsWith('plan:') &&
        one.holds.includes(when) &&
        !one.applies.some((other) => earlier.includes(other)),
    )
    .map(({ name }) => name);
};

const useNewVariant = (onClose: () => void) => {
  const { t, language } = useWords();
  const { now, textsNow, choose } = useEditor();
  const change = useChange();
  const { variants } = now.labels;
  const order = [...variants.keys()];
  const [fields, setFields] = useState({
    says: emptyTexts,
    name: undefined as string | undefined,
    when: '',
    before: '',
  });
  const { says, when, before } = fields;
  const name = fields.name ?? nameOf(says.en);
  const at = before === '' ? order.length : order.indexOf(before);
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
    const writes = [{ address, value }, ...(before === '' ? [] : [placed])];
    change(editsOfWrites(textsNow, writes), t('editor.new.made', { name: says[language] }));
    choose(address);
    onClose();
  };
  return {
    ...{ fields, name, make },
    set: (changed: Partial<typeof fields>): void => setFields((before) => ({ ...before, ...changed })),
    notYet: notYet(),
    members: useMatchingMembers(when, order.slice(0, at)),
  };
};

export const NewVariantForm = ({ onClose }: { onClose: () => void }) => {
  const { t, language } = useWords();
  const { conditions, variants } = useEditor().now.labels;
  const { fields, set, name, notYet, make, members } = useNewVariant(onClose);
  const { says, when, before } = fields;
  const optionsOf = (all: typeof conditions) =>
    [...all].map(([one, labels]) => [one, labels[language]] as const);
  return (
    <NewForm notYet={notYet} refused={undefined} onClose={onClose} onMake={make}>
      <p className="small muted">{t('editor.variant.text')}</p>
      <BilingualField
        label={t('editor.variant.says')}
        value={says}
        onChange={(texts) => set({ says: texts })}
      />
      <div className="pair">
        <OptionChoice
          label={t('editor.variant.when')}
          none={t('editor.variant.pick')}
          value={when}
          options={optionsOf(conditions)}
          onChoose={(value) => set({ when: value })}
        />
        <OptionChoice
          label={t('editor.variant.before')}
          hint={t('editor.variant.beforeHint')}
          none={t('editor.variant.last')}
          value={before}
          options={optionsOf(variants)}
          onChoose={(value) => set({ before: value })}
        />
      </div>
      <p className="row wrap small" role="status">
        {when !== '' && (
          <>
            {t('editor.variant.takes')} <Samples names={members} />
          </>
        )}
      </p>
      <IdField
        hint={t('editor.variant.idHint', { name: name === '' ? '…' : name })}
        problem={variants.has(name) ? t('editor.new.taken') : undefined}
        value={name}
        onChange={(typed) => set({ name: typed })}
      />
    </NewForm>
  );
};
