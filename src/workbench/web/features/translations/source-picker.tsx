import { Link, useNavigate } from 'react-router-dom';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { editorAddress, wordsAddress } from '../../api/draft-addresses.ts';
import { useDraftList } from '../../api/draft-lists.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Pick } from '../../kit/fields.tsx';

export const SourcePicker = ({ draft }: { draft: Draft | undefined }) => {
  const { t } = useWords();
  const navigate = useNavigate();
  const open = useDraftList().data?.drafts ?? [];
  const isListed = draft === undefined || open.some(({ id }) => id === draft.id);
  return (
    <span className="row wrap">
      <Pick
        label={t('words.whose.label')}
        value={draft?.id ?? ''}
        onChange={({ target }) => void navigate(wordsAddress(target.value))}
      >
        <option value="">{t('words.whose.live')}</option>
        {!isListed && <option value={draft.id}>{draft.name}</option>}
        {open.map(({ id, name }) => (
          <option key={id} value={id}>
            {t('words.whose.draft', { name })}
          </option>
        ))}
      </Pick>
      {draft ? (
        <Link to={editorAddress(draft.id)}>{t('words.whose.editor')}</Link>
      ) : (
        <span className="small muted">{t('words.whose.readOnly')}</span>
      )}
    </span>
  );
};
