import { useState } from 'react';
import type { EncodedValue } from '../../../../authoring/draft/json-value.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { type FieldState, TextArea } from '../../kit/fields.tsx';
import { Note } from '../../kit/marks.tsx';
import { clockTime } from '../../kit/time.tsx';
import { TextDifference } from '../changes/text-difference.tsx';
import { withSignNames } from '../content/named-signs.ts';
import type { Dispute } from '../outbox/outbox.ts';
import type { DraftOutbox } from '../outbox/use-outbox.ts';
import { comparableText } from './unsaved-list.tsx';
import { HereToo } from '../presence/faces.tsx';
import styles from './unsaved-field.module.css';

export const DisputeNote = ({ dispute, outbox }: { dispute: Dispute; outbox: DraftOutbox }) => {
  const { t, language } = useWords();
  const [together, setTogether] = useState<string>();
  const { address, current, mine, by, at } = dispute;
  const isText = [current, mine].every((side) => side === null || typeof side === 'string');
  const time = at === null ? '' : clockTime(new Date(at), language);
  return (
    <Note tone="wait" live>
      <b>{t('editor.dispute.title')}</b>{' '}
      {by ? t('editor.dispute.by', { name: by.name, time }) : t('editor.dispute.bySomebody')}
      <dl className={styles.dispute} data-dispute>
        <dt>{t('editor.dispute.theirs')}</dt>
        <dd>
          {current === null
            ? t('editor.dispute.gone')
            : withSignNames(comparableText(current), comparableText(mine), language)}
        </dd>
        <dt>{t('editor.dispute.mine')}</dt>
        <dd>
          <TextDifference before={comparableText(current)} after={comparableText(mine)} />
        </dd>
      </dl>
      {together !== undefined && (
        <TextArea
          label={t('editor.dispute.combined')}
          value={together}
          onChange={({ target }) => setTogether(target.value)}
        />
      )}
      <div className="row wrap">
        <Button small onClick={() => outbox.decide(address, 'theirs')}>
          {t('editor.dispute.takeTheirs')}
        </Button>
        <Button small onClick={() => outbox.decide(address, { value: mine })}>
          {t('editor.dispute.takeMine')}
        </Button>
        {isText &&
          (together === undefined ? (
            <Button
              small
              onClick={() =>
                setTogether([comparableText(current), comparableText(mine)].filter(Boolean).join('\n'))
              }
            >
              {t('editor.dispute.combine')}
            </Button>
          ) : (
            <Button small kind="primary" onClick={() => outbox.decide(address, { value: together })}>
              {t('editor.dispute.take')}
            </Button>
          ))}
      </div>
    </Note>
  );
};

interface Props {
  label: string;
  address: string;
  found: EncodedValue;
  outbox: DraftOutbox;
  state?: FieldState;
  problem?: string | undefined;
  lang?: 'en' | 'es';
  rows?: number;
  readOnly: boolean;
}

// Every key press is stored in the browser, and sent after a pause or on leaving. Empty deletes the text.
export const UnsavedField = ({
  label,
  address,
  found,
  outbox,
  state,
  problem,
  lang,
  rows = 2,
  readOnly,
}: Props) => {
  const unsaved = outbox.valueAt(address);
  const value = comparableText(unsaved ? unsaved.value : found);
  const dispute = outbox.view.outbox.disputes[address];
  return (
    <div className="col tight" data-address={address}>
      <HereToo addresses={[address]} isField />
      <TextArea
        {...{ label, problem, lang, rows, readOnly }}
        state={state}
        value={value}
        onChange={({ target }) => outbox.type(address, found, target.value === '' ? null : target.value)}
        onBlur={() => {
          if (outbox.unsent > 0 && outbox.view.status === 'saving') void outbox.flush();
        }}
      />
      {dispute && <DisputeNote dispute={dispute} outbox={outbox} />}
    </div>
  );
};
