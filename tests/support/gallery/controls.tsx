import { useState } from 'react';
import { sentenceCase, useWords } from '../../../src/workbench/web/i18n/use-words.ts';
import { AddChoice } from '../../../src/workbench/web/kit/combo-box/add-choice.tsx';
import { Button, ButtonLink, TextButton } from '../../../src/workbench/web/kit/button.tsx';
import { ComboBox } from '../../../src/workbench/web/kit/combo-box/combo-box.tsx';
import type { ComboOption } from '../../../src/workbench/web/kit/combo-box/combo-options.ts';
import { Check, Choice, Pick, TextArea, TextField } from '../../../src/workbench/web/kit/fields.tsx';
import { SearchBox } from '../../../src/workbench/web/kit/commands/search-box.tsx';
import { Segments, Tabs } from '../../../src/workbench/web/kit/segments.tsx';

const idle = (): void => undefined;
const kinds = ['primary', 'plain', 'quiet', 'danger', 'add'] as const;

const Buttons = () => {
  const { t } = useWords();
  const rows = [
    { name: 'plain', props: {} },
    { name: 'small', props: { small: true } },
    { name: 'icon', props: { icon: 'check' } },
    { name: 'busy', props: { busy: true } },
    { name: 'notYet', props: { notYet: t('drafts.new.nameMissing') } },
  ] as const;
  return (
    <>
      {rows.map(({ name, props }) => (
        <div key={name} className="row wrap">
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} {...props}>
              {t('common.do.save')}
            </Button>
          ))}
        </div>
      ))}
      <div className="row wrap">
        <Button icon="close" aria-label={t('common.do.close')} />
        <Button kind="quiet" small icon="close" aria-label={t('common.do.close')} />
        <ButtonLink to="/" icon="drafts">
          {t('common.places.drafts')}
        </ButtonLink>
        <TextButton>{t('common.do.undo')}</TextButton>
      </div>
    </>
  );
};

const Fields = () => {
  const { t } = useWords();
  const label = t('drafts.new.name');
  return (
    <>
      <TextField label={label} hint={t('drafts.new.nameHint')} />
      <TextField label={label} state="changed" defaultValue={t('common.state.open')} />
      <TextField label={label} state="stale" defaultValue={t('common.state.open')} />
      <TextField label={label} problem={t('drafts.new.nameMissing')} />
      <TextField label={label} readOnly value={t('common.state.published')} />
      <TextArea label={t('drafts.new.why')} hint={t('drafts.new.whyHint')} />
    </>
  );
};

const Choices = () => {
  const { t } = useWords();
  const themes = (['system', 'light', 'dark'] as const).map((theme) => (
    <option key={theme}>{t(`account.theme.${theme}`)}</option>
  ));
  return (
    <>
      <Choice label={t('account.theme.title')}>{themes}</Choice>
      <Pick label={t('account.theme.title')}>{themes}</Pick>
      <Check>{t('common.help.keysOn')}</Check>
      <Check defaultChecked>{t('common.help.keysOn')}</Check>
      <Check kind="radio" name="theme" defaultChecked>
        {t('account.theme.light')}
      </Check>
      <Check kind="radio" name="theme">
        {t('account.theme.dark')}
      </Check>
      <Check kind="switch" defaultChecked>
        {t('common.help.keysOn')}
      </Check>
    </>
  );
};

/** Places of the workbench as options, in two groups. */
const useOptions = (): readonly ComboOption[] => {
  const { t } = useWords();
  const optionOf = (place: 'drafts' | 'grid' | 'rules' | 'people' | 'settings'): ComboOption => ({
    value: place,
    label: t(`common.places.${place}`),
    more: `/${place}`,
    group:
      place === 'people' || place === 'settings' ? t('common.role.administrator') : t('common.role.editor'),
  });
  return (['drafts', 'grid', 'rules', 'people', 'settings'] as const).map(optionOf);
};

const Combo = ({ isOpen = false, typed = '' }: { readonly isOpen?: boolean; readonly typed?: string }) => {
  const { t } = useWords();
  const [value, setValue] = useState(typed);
  return (
    <ComboBox
      label={t('common.help.places')}
      none={t('editor.tree.none')}
      options={useOptions()}
      value={value}
      takesFocus={isOpen}
      onType={setValue}
      onChoose={(option) => setValue(option.label)}
    />
  );
};

const ClosedCombo = () => <Combo />;
const OpenCombo = () => <Combo isOpen />;

const Adding = () => {
  const { t } = useWords();
  const options = useOptions();
  return (
    <AddChoice
      label={t('editor.form.gateAdd')}
      none={t('editor.tree.none')}
      of={() => options}
      onAdd={idle}
    />
  );
};

const Search = () => {
  const { t } = useWords();
  const [value, setValue] = useState('');
  return <SearchBox label={t('drafts.search')} value={value} onChange={setValue} />;
};

const Views = () => {
  const { t } = useWords();
  const [chosen, setChosen] = useState<'items' | 'page' | 'form'>('page');
  return (
    <>
      <Segments
        label={t('editor.parts.label')}
        of={(['items', 'page', 'form'] as const).map((name, count) => ({
          name,
          label: t(`editor.parts.${name}`),
          count,
        }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Tabs
        label={sentenceCase(t('common.places.label'))}
        of={(['drafts', 'rules', 'words'] as const).map((place) => ({
          to: `/${place}`,
          label: t(`common.places.${place}`),
          current: place === 'rules',
        }))}
      />
    </>
  );
};

/** The buttons and inputs of the kit, by their names in the gallery. */
export const controls = {
  Buttons,
  'Text fields': Fields,
  'Choices, boxes and switches': Choices,
  'Combo box': ClosedCombo,
  'Combo box, open': OpenCombo,
  'Button that adds from a list': Adding,
  'Search box': Search,
  'Segments and tabs': Views,
};
