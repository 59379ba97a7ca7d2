import type { Draft, ErrorDetails } from '../../api/generated/api-shapes.ts';
import type { ApiFailure } from '../api/api-failure.ts';
import { useWords } from '../i18n/use-words.ts';
import { Button } from '../kit/button.tsx';
import { useActions, useCommands } from '../kit/commands/use-commands.ts';
import { Note } from '../kit/marks.tsx';
import { momentText } from '../kit/pacific-time.ts';
import { AffectedDrafts } from './affected-drafts.tsx';
import { AskFirst } from './ask-first.tsx';
import type { OfferedAction } from './draft-actions.ts';
import { isRunnable, useDraftAction } from './use-draft-action.ts';

// The server refuses with these codes when the page shows an older draft.
const outdated: ReadonlySet<string> = new Set([
  'other-source',
  'other-state',
  'closed',
  'base-is-not-live',
  'live-moved',
]);

interface RefusalProps {
  failure: ApiFailure;
  onInstead: () => void;
  onReload: () => void;
}

const Refusal = ({ failure: { code, body, message }, onInstead, onReload }: RefusalProps) => {
  const { t, language } = useWords();
  if (code === 'scheduled') {
    const { schedule } = body as ErrorDetails['scheduled'];
    const publishNow = (
      <Button small onClick={onInstead}>
        {t('draft.failed.instead')}
      </Button>
    );
    return (
      <Note tone="wait" live actions={publishNow}>
        {t('draft.failed.scheduled', { time: momentText(schedule.at, language) })}
      </Note>
    );
  }
  const reload = outdated.has(code) && (
    <Button small onClick={onReload}>
      {t('draft.failed.load')}
    </Button>
  );
  return (
    <Note tone="bad" live actions={reload}>
      {message}
    </Note>
  );
};

interface Props {
  draft: Draft;
  actions: readonly OfferedAction[];
  liveNumber: number | undefined;
}

export const ActionBar = ({ draft, actions, liveNumber }: Props) => {
  const { t } = useWords();
  const { asked, isBusy, failure, start, confirm, cancel, dismissFailure, sendInstead } = useDraftAction(
    draft,
    liveNumber,
  );
  const runnable = actions.filter(isRunnable);
  // An emergency is never the next step of a draft.
  const first = runnable.find(({ id }) => id !== 'emergency');
  const reasonOf = ({ why }: OfferedAction): string | undefined => why && t(`draft.why.${why}`);
  useCommands({ primary: first && (() => start(first)) }, { primary: first && reasonOf(first) });
  useActions(
    runnable.map((action) => ({
      id: action.id,
      key: action.key,
      label: t(`draft.do.${action.id}`),
      unavailable: reasonOf(action),
      run: () => start(action),
    })),
  );
  return (
    <>
      {runnable.map((action) => (
        <Button
          key={action.id}
          kind={action === first ? 'primary' : action.isQuiet ? 'quiet' : 'plain'}
          busy={isBusy}
          notYet={reasonOf(action)}
          onClick={() => start(action)}
        >
          {t(`draft.do.${action.id}`)}
        </Button>
      ))}
      {first?.why && <p className="small muted why">{reasonOf(first)}</p>}
      {failure && <Refusal failure={failure} onReload={dismissFailure} onInstead={sendInstead} />}
      {asked?.asks && (
        <AskFirst
          title={t(`draft.do.${asked.id}`)}
          prompt={t(asked.asks.prompt)}
          text={asked.asks.text}
          onClose={cancel}
          onConfirm={confirm}
        >
          {asked.id === 'publish' && <AffectedDrafts by={{ draft: draft.id }} />}
        </AskFirst>
      )}
    </>
  );
};
