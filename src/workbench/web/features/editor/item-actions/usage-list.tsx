import { Link } from 'react-router-dom';
import { nodeName } from '../../../draft/content/outline-index.ts';
import { useWords } from '../../../i18n/use-words.ts';
import { useEditor } from '../context/editor-context.ts';

const mostNamed = 8;

const UsageRow = ({
  address,
  through = [],
}: {
  address: string;
  through?: readonly string[] | undefined;
}) => {
  const { t, language } = useWords();
  const { now } = useEditor();
  const owner = now.outline.ownerOf(address)?.node;
  return (
    <li>
      <Link to={`?item=${encodeURIComponent(owner?.id ?? address)}`}>
        {owner ? nodeName(owner, language) : address}
      </Link>{' '}
      <span className="code tiny muted">{owner?.id}</span>
      {through.length > 0 && (
        <span className="tiny muted"> {t('editor.acts.through', { names: through.join(', ') })}</span>
      )}
    </li>
  );
};

interface UsageListProps {
  addresses: readonly string[];
  /** For an indirect use, the names in between, nearest first. */
  through?: ReadonlyMap<string, readonly string[]>;
}

export const UsageList = ({ addresses, through }: UsageListProps) => {
  const { t } = useWords();
  const { now } = useEditor();
  // The first address of an owner is its nearest use; the others add nothing.
  const owners = Map.groupBy(addresses, (address) => now.outline.ownerOf(address)?.node.entry ?? address);
  const rows = [...owners.values()].map(([address = '']) => (
    <UsageRow key={address} address={address} through={through?.get(address)} />
  ));
  return (
    <>
      <ul className="col close small">{rows.slice(0, mostNamed)}</ul>
      {rows.length > mostNamed && (
        <details className="small">
          <summary>{t('editor.acts.moreUses', { count: rows.length - mostNamed })}</summary>
          <ul className="col close small">{rows.slice(mostNamed)}</ul>
        </details>
      )}
    </>
  );
};
