import { useChangeSearch } from '../../api/change-search.ts';
import { useDraftsAnd } from '../../api/draft-lists.ts';
import { isContentEditable } from '../../draft/open-draft.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Choice } from '../../kit/fields.tsx';
import styles from './source-picker.module.css';

export const SourcePicker = ({ chosen }: { chosen: string | undefined }) => {
  const { t } = useWords();
  const changeSearch = useChangeSearch();
  const drafts =
    useDraftsAnd([chosen])?.filter((draft) => isContentEditable(draft) || draft.id === chosen) ?? [];
  return (
    <div className={styles.picker}>
      <Choice
        label={t('rules.of')}
        value={chosen ?? ''}
        onChange={({ target }) => changeSearch({ draft: target.value || undefined })}
      >
        <option value="">{t('rules.live')}</option>
        {drafts.map(({ id, name }) => (
          <option key={id} value={id}>
            {t('rules.draft', { name })}
          </option>
        ))}
      </Choice>
    </div>
  );
};
