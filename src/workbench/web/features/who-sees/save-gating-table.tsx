import { useState } from 'react';
import type { ScenarioOptions } from '../../../../authoring/questions/scenario-options.ts';
import type { GridWish } from '../../../api/generated/api-shapes.ts';
import { askFile } from '../../api/ask.ts';
import { type Language, useWords } from '../../i18n/use-words.ts';
import { Check } from '../../kit/fields.tsx';
import { SaveFile } from '../../scenario/save-file.tsx';
import type { ScenarioSource } from '../../scenario/scenario-sources.ts';
import { SaveEvidence } from './save-evidence.tsx';
import { ReportLinks } from '../../sign-off/coverage-dialog.tsx';

type TableRequest = Omit<GridWish, 'format' | 'language'>;

interface OtherSide {
  readonly snapshot: string;
  readonly on: string | undefined;
  readonly name: string;
}

interface Props {
  source: ScenarioSource;
  stand: ScenarioOptions;
  against: OtherSide | undefined;
  ask: readonly string[];
  items: readonly string[];
  plans: readonly { readonly name: string; readonly says: string }[];
}

const requestFor = ({
  source: { snapshot, label },
  stand: { on, without },
  against,
  ask,
  items,
}: Props): TableRequest => ({
  ...{ source: snapshot, items, names: { source: label, ...(against && { against: against.name }) } },
  ...(ask.length > 0 && { ask }),
  ...(on !== undefined && { on }),
  ...(without !== undefined && { without }),
  ...(against && { against: against.snapshot, ...(against.on !== undefined && { againstOn: against.on }) }),
});

export const SaveGatingTable = (props: Props) => {
  const { source, items, plans } = props;
  const { t, language } = useWords();
  const [chosen, setChosen] = useState<Language>();
  const choices = (
    <fieldset className="row">
      <legend className="sr">{t('grid.save.language')}</legend>
      {(['en', 'es'] as const).map((one) => (
        <Check
          key={one}
          kind="radio"
          name="save-language"
          checked={(chosen ?? language) === one}
          onChange={() => setChosen(one)}
        >
          {t(`signOff.report.${one}`)}
        </Check>
      ))}
    </fieldset>
  );
  return (
    <SaveFile
      name={`${t('grid.title')}, ${source.label}`}
      what={t('grid.save.what', { count: items.length })}
      fileIn={(format) =>
        askFile('POST /api/grid', {
          body: { ...requestFor(props), format, language: chosen ?? language },
        })
      }
      choices={choices}
    >
      <h3>{t('signOff.report.title')}</h3>
      <ReportLinks source={source} />
      <SaveEvidence plans={plans} />
    </SaveFile>
  );
};
