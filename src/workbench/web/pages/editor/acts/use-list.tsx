import { Link } from 'react-router-dom';
import { useWords } from '../../../words/use-words.ts';
import { useEditor } from '../editor-context.ts';
import { nodeName } from '../../../source/outline-index.ts';

/** So many places are named; the others are counted. */
const mostNamed = 8;

/** Places of the draft that use something, each with the way there. */
export const UseList = ({ addresses }: { readonly addresses: readonly string[] }) => {
  const { t, language } = useWords();
  const { now } = useEditor();
  const owners = [...new Map(addresses.map((address) => [now.outline.ownerOf(address)?.node.entry ?? address, address])).values()];
  return (
    <ul className="uses small">
      {owners.slice(0, mostNamed).map((address) => {
        const owner = now.outline.ownerOf(address)?.node;
        return (
          <li key={address}>
            <Link to={`?item=${encodeURIComponent(owner?.id ?? address)}`}>{owner ? nodeName(owner, language) : address}</Link>{' '}
            <span className="code tiny muted">{owner?.id}</span>
          </li>
        );
      })}
      {owners.length > mostNamed && <li>{t('editor.acts.moreUses', { count: owners.length - mostNamed })}</li>}
    </ul>
  );
};
