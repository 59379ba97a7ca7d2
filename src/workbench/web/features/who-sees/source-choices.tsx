import type { ChangeAddress } from '../../api/change-search.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Choice } from '../../kit/fields.tsx';
import { othersThan, type ScenarioSource } from '../../scenario/scenario-sources.ts';

const sourceOptions = (sources: readonly ScenarioSource[]) =>
  sources.map(({ name, label }) => (
    <option key={name} value={name}>
      {label}
    </option>
  ));

interface Props {
  sources: readonly ScenarioSource[];
  source: ScenarioSource | undefined;
  against: ScenarioSource | undefined;
  change: ChangeAddress;
}

export const SourceChoices = ({ sources, source, against, change }: Props) => {
  const { t } = useWords();
  return (
    <div className="row wrap">
      <Choice
        label={t('grid.source')}
        value={source?.name ?? ''}
        onChange={({ target }) => change({ source: target.value, item: undefined, column: undefined })}
      >
        {!source && <option value="">–</option>}
        {sourceOptions(sources)}
      </Choice>
      <Choice
        label={t('grid.against')}
        value={against?.name ?? ''}
        onChange={({ target }) =>
          change({ against: target.value || undefined, only: target.value ? 'changed' : undefined })
        }
      >
        <option value="">
          {source?.draft ? t('grid.base', { number: source.draft.baseNumber }) : t('grid.notCompared')}
        </option>
        {source && source.name === against?.name && <option value={source.name}>{t('grid.itself')}</option>}
        {source && sourceOptions(othersThan(source, sources))}
      </Choice>
    </div>
  );
};
