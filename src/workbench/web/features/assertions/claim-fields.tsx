import { useMemo } from 'react';
import { outlineOf } from '../../../../authoring/draft/outline.ts';
import type { SourceFiles } from '../../../../config/files/source.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { linkTargets } from '../../draft/content/link-targets.ts';
import { outlineIndex } from '../../draft/content/outline-index.ts';
import { useWords } from '../../i18n/use-words.ts';
import type { ComboOption } from '../../kit/combo-box/combo-options.ts';
import { Choice, DayField, TextField } from '../../kit/fields.tsx';
import type { NameOf } from '../../scenario/item-names.ts';
import type { FieldsProps } from './assertion-fields.ts';
import { NameListField } from './name-list-field.tsx';

const verbs = ['neverSees', 'sees', 'reaches'] as const;

const usePartOptions = (files: SourceFiles, nameOf: NameOf): readonly ComboOption[] => {
  const { t, language } = useWords();
  const { answer } = useWorkerAnswer('table', { side: 'draft', language });
  const links = useMemo(() => linkTargets(files, outlineIndex(outlineOf(files))), [files]);
  const items = (answer?.rows ?? []).map(({ id, path }) => ({
    value: id,
    label: nameOf(id) ?? id,
    more: path === undefined ? id : `${id} ${path}`,
    group: t('kept.group.items'),
  }));
  const targets = links
    // Screens are among the items.
    .filter(({ scheme }) => scheme !== 'route' && scheme !== 'tel')
    .map(({ target, name, leads = '' }) => ({
      value: target,
      label: name[language],
      more: `${target} ${leads}`,
      group: t('kept.group.links'),
    }));
  return [...items, ...targets];
};

interface Props extends FieldsProps {
  nameOf: NameOf;
  files: SourceFiles;
}

export const ClaimFields = ({
  fields: { verb, parts, within, from, until },
  change,
  nameOf,
  files,
}: Props) => {
  const { t } = useWords();
  const options = usePartOptions(files, nameOf);
  return (
    <>
      <Choice
        label={t('kept.saysOf')}
        value={verb}
        onChange={({ target }) => change({ verb: verbs.find((one) => one === target.value) ?? 'sees' })}
      >
        {verbs.map((one) => (
          <option key={one} value={one}>
            {t(`kept.verb.${one}`)}
          </option>
        ))}
      </Choice>
      <NameListField
        label={t('kept.parts')}
        names={parts}
        options={options}
        onChange={(next) => change({ parts: next })}
        isFree
      />
      {verb === 'reaches' && (
        <TextField
          label={t('kept.clicks')}
          inputMode="numeric"
          value={within}
          hint={t('kept.clicksHint')}
          onChange={({ target }) => change({ within: target.value.trim() })}
        />
      )}
      <div className="row wrap">
        <DayField label={t('kept.fromDay')} day={from} onDay={(day) => change({ from: day })} />
        <DayField label={t('kept.untilDay')} day={until} onDay={(day) => change({ until: day })} />
      </div>
    </>
  );
};
