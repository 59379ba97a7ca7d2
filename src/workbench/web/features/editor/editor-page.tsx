import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { AnalysisProvider } from '../../analysis/analysis-provider.tsx';
import { reviewAddress } from '../../api/draft-addresses.ts';
import { shownState } from '../../api/draft-status.ts';
import { draftQuery } from '../../api/queries.ts';
import { ActionBar } from '../../draft/action-bar.tsx';
import type { DraftFiles } from '../../draft/draft-data.ts';
import { DraftTabs } from '../../draft/draft-tabs.tsx';
import { type OpenDraft, useOpenDraft } from '../../draft/open-draft.ts';
import { PresenceFaces } from '../../draft/presence/faces.tsx';
import { PresenceContext, usePresence } from '../../draft/presence/use-presence.ts';
import { UnsavedLine, UnsavedMark } from '../../draft/unsaved/unsaved-mark.tsx';
import { UnsavedNotes } from '../../draft/unsaved/unsaved-notes.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { useCommands } from '../../kit/commands/use-commands.ts';
import { StatePill } from '../../kit/marks.tsx';
import { Segments } from '../../kit/segments.tsx';
import { Loaded } from '../../kit/states.tsx';
import { Page } from '../../layout/page.tsx';
import { EditorContext } from './context/editor-context.ts';
import { ItemPanel } from './item-panel.tsx';
import { PagePanel } from './page-panel.tsx';
import { ImpactPanel } from './impact-panel/impact-panel.tsx';
import { SettingsEditor } from './settings/settings-editor.tsx';
import { TreePanel } from './tree/tree-panel.tsx';
import { useEditorAddress, useEditorState } from './use-editor-state.ts';
import styles from './editor-page.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

// Memoized: they render when the editor changes, not with each message of the page.
const Tree = memo(TreePanel);
const PageShown = memo(PagePanel);
const Form = memo(ItemPanel);
const Impact = memo(ImpactPanel);

const SettingsParts = ({ open, files }: { open: OpenDraft; files: DraftFiles }) => {
  const editor = useEditorState(open, files);
  return (
    <EditorContext value={editor}>
      <AnalysisProvider base={files.base} files={editor.textsNow}>
        <div className={styles.notes}>
          {editor.readOnly === undefined && <UnsavedLine outbox={editor.outbox} />}
          <UnsavedNotes draft={editor.draft} outbox={editor.outbox} files={editor.saved} />
        </div>
        <SettingsEditor />
      </AnalysisProvider>
    </EditorContext>
  );
};

// A key press shows in its field before the tree and the page follow.
const Parts = ({ open, files }: { open: OpenDraft; files: DraftFiles }) => {
  const { t } = useWords();
  const { part, show } = useEditorAddress();
  const editor = useEditorState(open, files);
  const behind = useDeferredValue(editor);
  return (
    <EditorContext value={editor}>
      <AnalysisProvider base={files.base} files={editor.textsNow}>
        <div className={styles.editor} data-part={part}>
          <div className={joinClasses('col tight', styles.top)}>
            <div className={joinClasses('only-s', styles.parts)}>
              <Segments
                label={t('editor.parts.label')}
                of={[
                  { name: 'items', label: t('editor.parts.items') },
                  { name: 'page', label: t('editor.parts.page') },
                  { name: 'form', label: t('editor.parts.form') },
                ]}
                chosen={part}
                onChoose={show}
              />
            </div>
            {editor.readOnly === undefined && <UnsavedLine outbox={editor.outbox} />}
            <UnsavedNotes draft={editor.draft} outbox={editor.outbox} files={editor.saved} />
          </div>
          <EditorContext value={behind}>
            <Tree />
            <PageShown />
          </EditorContext>
          <Form />
          <Impact />
        </div>
      </AnalysisProvider>
    </EditorContext>
  );
};

const DraftEditor = ({ draft }: { draft: Draft }) => {
  const { t } = useWords();
  const open = useOpenDraft(draft);
  const { files, outbox, actions, live, mayEdit } = open;
  const navigate = useNavigate();
  useCommands({ review: () => void navigate(reviewAddress(draft.id)) });
  const { chosen = null } = useEditorAddress();
  const entryOf = (id: string): string | undefined => files.data?.outline.byId(id)?.node.entry;
  const others = usePresence(draft.id, chosen === null ? null : (entryOf(chosen) ?? chosen));
  return (
    <Page
      name={draft.name}
      heading={t('editor.title', { name: draft.name })}
      nameTo={reviewAddress(draft.id)}
      icon="drafts"
      crumbs={[{ to: '/', label: t('draft.crumb') }]}
      bar={
        <>
          <span className="xs-no">
            <StatePill state={shownState(draft)} />
          </span>
          <DraftTabs draft={draft.id} current="editor" />
          <PresenceFaces people={others} outline={files.data?.outline} />
          {mayEdit && <UnsavedMark outbox={outbox} />}
          <ActionBar draft={draft} actions={actions.slice(0, 1)} liveNumber={live?.number} />
        </>
      }
    >
      <PresenceContext value={others}>
        <Loaded from={files}>
          {(own) =>
            draft.kind === 'operator' ? (
              <SettingsParts open={open} files={own} />
            ) : (
              <Parts open={open} files={own} />
            )
          }
        </Loaded>
      </PresenceContext>
    </Page>
  );
};

export const EditorPage = () => {
  const { t } = useWords();
  const { id = '' } = useParams();
  const draft = useQuery(draftQuery(id));
  if (draft.data) return <DraftEditor key={id} draft={draft.data} />;
  return (
    <Page
      name={t('common.places.drafts')}
      heading={t('editor.waits')}
      icon="drafts"
      crumbs={[{ to: '/', label: t('draft.crumb') }]}
    >
      <Loaded from={draft}>{() => null}</Loaded>
    </Page>
  );
};
