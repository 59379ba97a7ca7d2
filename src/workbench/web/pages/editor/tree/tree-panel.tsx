import { Link } from 'react-router-dom';
import { useWords } from '../../../words/use-words.ts';
import { useEditor } from '../editor-context.ts';
import { ItemTree } from './item-tree.tsx';

/** The address of an item in this page. */
const itemAddress = (id: string): string => `?item=${encodeURIComponent(id)}`;

/** Everything that a draft holds: screens and items, menus, and the files themselves. */
export const TreePanel = () => {
  const { t } = useWords();
  const { now, chosen } = useEditor();
  return (
    <div className="editor-items">
      <ItemTree files={now} chosen={chosen} addressOf={itemAddress} />
      <details className="tree files">
        <summary>{t('editor.tree.files')}</summary>
        <ul className="body">
          {Object.keys(now.files)
            .toSorted()
            .map((place) => (
              <li key={place}>
                <Link to={itemAddress(`${place}#`)} className="leaf code" aria-current={chosen === `${place}#` ? 'true' : undefined}>
                  {place}
                </Link>
              </li>
            ))}
        </ul>
      </details>
    </div>
  );
};
