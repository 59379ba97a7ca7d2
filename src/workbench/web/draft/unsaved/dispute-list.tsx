import { Link } from 'react-router-dom';
import type { SourceFiles } from '../../../../config/files/source.ts';
import type { Draft } from '../../../api/generated/api-shapes.ts';
import { editorAddress } from '../../api/draft-addresses.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Note } from '../../kit/marks.tsx';
import { useAddressName } from '../address-name.ts';
import type { DraftFiles } from '../draft-data.ts';
import type { Dispute } from '../outbox/outbox.ts';
import type { DraftOutbox } from '../outbox/use-outbox.ts';
import styles from './dispute-list.module.css';
import { useEarlierFiles } from './gone-item.tsx';
import { lastSeen } from './put-back.ts';

interface Props {
  draft: Draft;
  outbox: DraftOutbox;
  files: DraftFiles;
}

// Includes a deleted item, which can be restored there.
const pathOf = (draft: string, { address }: Dispute, sources: readonly SourceFiles[]): string =>
  editorAddress(draft, lastSeen(address, sources)?.placed.node.id ?? address);

export const DisputeList = ({ draft, outbox, files }: Props) => {
  const { t } = useWords();
  const nameOf = useAddressName(files);
  const earlier = useEarlierFiles();
  const disputes = Object.values(outbox.view.outbox.disputes);
  if (disputes.length === 0) return null;
  return (
    <Note tone="wait" icon="alert" live>
      {t('find.kept.disputes', { count: disputes.length })}
      <ul className={styles.list}>
        {disputes.map((dispute) => (
          <li key={dispute.address} className="row wrap">
            <Link to={pathOf(draft.id, dispute, [files.files, ...earlier, files.base])}>
              {nameOf(dispute.address)}
            </Link>
            <Button small kind="quiet" onClick={() => outbox.decide(dispute.address, 'theirs')}>
              {t('editor.dispute.takeTheirs')}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
};
