import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { Rich } from '../../i18n/rich.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { FieldFrame, labelClass } from '../../kit/fields.tsx';
import { meQuery } from '../../session/use-me.ts';
import { EntryFrame } from './entry-frame.tsx';
import styles from './entry-frame.module.css';

// In milliseconds. The user waits for a role, and the page asks for nothing else.
const pause = 10_000;

export const NoRole = ({ me: { person } }: { me: Me }) => {
  const { t } = useWords();
  const queries = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => void queries.invalidateQueries(meQuery), pause);
    return () => clearInterval(timer);
  }, [queries]);
  const signOut = async (): Promise<void> => {
    await ask('POST /auth/sign-out', { body: {} }).catch(() => undefined);
    await queries.invalidateQueries(meQuery);
  };
  return (
    <EntryFrame
      title={t('entry.noRole.step')}
      text={t('entry.noRole.who')}
      foot={t('entry.noRole.meanwhile')}
    >
      <div className={styles.text}>
        <h2>{t('entry.noRole.title')}</h2>
        <p className="muted">
          <Rich of="entry.noRole.text" values={{ name: person.email ?? person.name }} />
        </p>
      </div>
      <FieldFrame>
        <span className={labelClass}>{t('entry.noRole.tell')}</span>
        <span className="code">{person.subject}</span>
      </FieldFrame>
      <div className="row">
        <Button kind="primary" onClick={() => void queries.invalidateQueries(meQuery)}>
          {t('entry.noRole.check')}
        </Button>
        <Button kind="quiet" onClick={() => void signOut()}>
          {t('common.do.signOut')}
        </Button>
      </div>
    </EntryFrame>
  );
};
