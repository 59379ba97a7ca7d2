import { useSearchParams } from 'react-router-dom';
import { editorAddress } from '../../../api/draft-addresses.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { ButtonLink } from '../../../kit/button.tsx';
import { memberAddress } from '../../../scenario/scenario-address.ts';
import type { CellAddress } from '../../../scenario/table-items.ts';

interface Props {
  cell: CellAddress;
  draft: string | undefined;
  member: string | undefined;
}

// A draft opens in the editor, the live portal on the member's page.
export const PanelLinks = ({ cell: { item }, draft, member }: Props) => {
  const { t } = useWords();
  const [search] = useSearchParams();
  const [name, ...setFacts] = member?.split(';') ?? [];
  if (name === undefined && draft === undefined) return null;
  const memberPath = (as: string): string =>
    draft === undefined
      ? memberAddress({ source: search.get('source'), on: search.get('on') }, as, item)
      : `${editorAddress(draft, item)}&as=${encodeURIComponent(as)}`;
  return (
    <p className="row wrap">
      {draft !== undefined && (
        <ButtonLink small icon="edit" to={editorAddress(draft, item)}>
          {t('grid.explain.edit')}
        </ButtonLink>
      )}
      {name !== undefined && (
        <ButtonLink small icon="eye" to={memberPath(member ?? name)}>
          {t(setFacts.length === 0 ? 'grid.explain.as' : 'grid.explain.asLike', { name })}
        </ButtonLink>
      )}
    </p>
  );
};
