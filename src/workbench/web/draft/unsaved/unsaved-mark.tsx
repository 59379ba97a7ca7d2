import { streamBroken } from '../../api/connection.ts';
import { useStore } from '../../state/create-store.ts';
import { useWords } from '../../i18n/use-words.ts';
import type { IconName } from '../../kit/icon.tsx';
import { Pill, type Tone } from '../../kit/marks.tsx';
import type { DraftOutbox } from '../outbox/use-outbox.ts';

interface SaveState {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly words: string;
}

const useSaveState = ({ view: { status, outbox }, unsent, texts }: DraftOutbox): SaveState => {
  const { t } = useWords();
  const disputes = Object.keys(outbox.disputes).length;
  if (disputes > 0) return { tone: 'wait', icon: 'alert', words: t('editor.dispute.title') };
  if (status === 'offline')
    return { tone: 'wait', icon: 'offline', words: t('find.kept.offline', { count: unsent }) };
  if (status === 'unable')
    return { tone: 'wait', icon: 'pause', words: t('find.kept.unable', { count: unsent }) };
  if (status === 'signed-out') return { tone: 'wait', icon: 'lock', words: t('editor.kept.signedOut') };
  if (status === 'saving') return { tone: 'plain', icon: 'clock', words: t('editor.kept.saving') };
  if (status === 'saved' && unsent === 0 && texts > 0)
    return { tone: 'wait', icon: 'edit', words: t('editor.kept.texts', { count: texts }) };
  if (status === 'saved' && unsent === 0) return { tone: 'ok', icon: 'check', words: t('editor.kept.saved') };
  return { tone: 'wait', icon: 'clock', words: t('editor.kept.here') };
};

export const UnsavedMark = ({ outbox, inBar = true }: { outbox: DraftOutbox; inBar?: boolean }) => {
  const { t } = useWords();
  const { tone, icon, words } = useSaveState(outbox);
  const isLate = useStore(streamBroken);
  return (
    <>
      {isLate && (
        <span role="status" className="xs-no" title={t('find.kept.lateText')}>
          <Pill tone="wait" icon="pause">
            {t('find.kept.late')}
          </Pill>
        </span>
      )}
      <span role="status" data-away={icon === 'offline' ? '' : undefined}>
        <Pill tone={tone} icon={icon}>
          {/* A narrow screen shows only the sign in the bar, and for saved edits. */}
          <span className={inBar || tone === 'ok' ? 'xs-sr' : undefined}>{words}</span>
        </Pill>
      </span>
    </>
  );
};

// For a narrow screen, whose bar has room for the icon only.
export const UnsavedLine = ({ outbox }: { outbox: DraftOutbox }) => {
  const { tone, words } = useSaveState(outbox);
  if (tone !== 'wait') return null;
  return (
    <p className="only-s small" aria-hidden="true">
      {words}
    </p>
  );
};
