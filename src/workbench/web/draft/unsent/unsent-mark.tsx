import { streamBroken } from '../../api/connection.ts';
import { useStore } from '../../state/create-store.ts';
import { useWords } from '../../i18n/use-words.ts';
import type { IconName } from '../../kit/icon.tsx';
import { Pill, type Tone } from '../../kit/marks.tsx';
import type { DraftOutbox } from '../outbox/use-outbox.ts';

interface Said {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly words: string;
}

const useSaid = ({ view: { status, outbox }, unsent }: DraftOutbox): Said => {
  const { t } = useWords();
  const disputes = Object.keys(outbox.disputes).length;
  if (disputes > 0) return { tone: 'wait', icon: 'alert', words: t('editor.dispute.title') };
  if (status === 'offline') return { tone: 'wait', icon: 'offline', words: t('find.kept.offline', { count: unsent }) };
  if (status === 'unable') return { tone: 'wait', icon: 'pause', words: t('find.kept.unable', { count: unsent }) };
  if (status === 'signed-out') return { tone: 'wait', icon: 'lock', words: t('editor.kept.signedOut') };
  if (status === 'saving') return { tone: 'plain', icon: 'clock', words: t('editor.kept.saving') };
  if (status === 'saved' && unsent === 0) return { tone: 'ok', icon: 'check', words: t('editor.kept.saved') };
  return { tone: 'wait', icon: 'clock', words: t('editor.kept.here') };
};

/** How far edits are: saved, kept here, changed by another; in the bar, and read out when it changes. */
export const UnsentMark = ({ outbox }: { readonly outbox: DraftOutbox }) => {
  const { t } = useWords();
  const { tone, icon, words } = useSaid(outbox);
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
          {/* On a narrow screen the sign is enough where there is nothing to do, and in the bar. */}
          <span className={tone === 'ok' ? 'xs-sr' : 'how-far'}>{words}</span>
        </Pill>
      </span>
    </>
  );
};

/** The same in words where the bar of a narrow screen has room for the sign only; nothing once all is saved. It is read out in the bar. */
export const UnsentLine = ({ outbox }: { readonly outbox: DraftOutbox }) => {
  const { tone, words } = useSaid(outbox);
  if (tone !== 'wait') return null;
  return (
    <p className="only-s small kept-line" aria-hidden="true">
      {words}
    </p>
  );
};
