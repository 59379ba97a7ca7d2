import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OutlineNode } from '../../../../../authoring/draft/outline.ts';
import { TextField } from '../../../elements/fields.tsx';
import { Mark } from '../../../elements/marks.tsx';
import { type Language, useWords } from '../../../words/use-words.ts';
import type { DraftFiles } from '../../draft/draft-data.ts';

interface Props {
  readonly files: DraftFiles;
  readonly chosen: string | undefined;
  readonly addressOf: (id: string) => string;
}

const nameOf = (node: OutlineNode, language: Language): string =>
  node.title[language] ?? node.title.en ?? node.id.split('/').at(-1) ?? node.id;

interface BranchProps extends Omit<Props, 'files'> {
  readonly nodes: readonly OutlineNode[];
  readonly changed: ReadonlySet<string>;
}

const Branch = ({ nodes, changed, chosen, addressOf }: BranchProps) => {
  const { language } = useWords();
  return (
    <ul>
      {nodes.map((node) => (
        <li key={`${node.id} ${node.entry}`}>
          <Link to={addressOf(node.id)} aria-current={node.id === chosen ? 'true' : undefined} className="leaf">
            <span className="clip">{nameOf(node, language)}</span>
            {changed.has(node.entry) && <Mark kind="changed" />}
          </Link>
          {node.children.length > 0 && <Branch {...{ changed, chosen, addressOf }} nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
};

const holds = (node: OutlineNode, id: string | undefined): boolean => node.id === id || node.children.some((child) => holds(child, id));

/** The nodes whose names hold what is searched for, with those above them. */
const found = (nodes: readonly OutlineNode[], text: string): readonly OutlineNode[] =>
  nodes.flatMap((node) => {
    const children = found(node.children, text);
    const own = [node.id, node.title.en, node.title.es].some((name) => name?.toLowerCase().includes(text));
    return own || children.length > 0 ? [{ ...node, children: own ? node.children : children }] : [];
  });

/** All screens, blocks and items, and the menus, file by file; what differs from the base is marked. */
export const ItemTree = ({ files, chosen, addressOf }: Props) => {
  const { t, language } = useWords();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim().toLowerCase());
  const changed = useMemo(() => new Set(files.changes.map(({ key }) => key)), [files.changes]);
  const sections = useMemo(
    () =>
      files.outline.sections.flatMap((section) => {
        const nodes = text === '' ? section.nodes : found(section.nodes, text);
        return nodes.length === 0 ? [] : [{ ...section, nodes }];
      }),
    [files.outline, text],
  );
  return (
    <nav className="panel tree" aria-label={t('editor.tree.label')}>
      <div className="body">
        <TextField label={t('editor.tree.search')} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        {sections.length === 0 && <p className="muted">{t('editor.tree.none')}</p>}
        {sections.map(({ place, name, nodes }) => {
          const [first] = nodes;
          const title = place.includes('/site/') ? t('editor.tree.menus') : first ? nameOf(first, language) : name;
          const isOpen = text !== '' || nodes.some((node) => holds(node, chosen));
          return (
            <details key={`${place} ${isOpen ? 'open' : ''}`} open={isOpen}>
              <summary>
                <b className="strong">{title}</b>
                {nodes.some((node) => [...changed].some((key) => key.startsWith(node.entry))) && <Mark kind="changed" />}
              </summary>
              <Branch {...{ nodes, changed, chosen, addressOf }} />
            </details>
          );
        })}
      </div>
    </nav>
  );
};
