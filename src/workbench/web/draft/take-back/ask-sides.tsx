import { type ReactNode, useId, useState } from 'react';
import type { ChangedItem, SideChoice as Choice } from '../../../api/generated/api-shapes.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Dialog, DialogEnd } from '../../kit/dialog.tsx';
import { dayAndTime, useNow } from '../../kit/time.tsx';
import { SideChoice, SideChoices } from './side-choice.tsx';

export type Side = Choice['take'];

/** A value that someone else changed. The user keeps it, or overwrites it. */
export interface SideQuestion extends Pick<ChangedItem, 'by' | 'at'> {
  readonly key: string;
  readonly name: ReactNode;
  readonly current: ReactNode;
  readonly wanted: ReactNode;
}

interface Labels {
  title: string;
  text: string;
  /** The label of the user's value. */
  mine: string;
  /** Returns a text that says who changed a value if it was not a user. */
  byOthers: (time: string) => string;
}

interface OneProps {
  question: SideQuestion;
  labels: Labels;
  chosen: Side;
  onChoose: (side: Side) => void;
}

const OneQuestion = ({ question, labels, chosen, onChoose }: OneProps) => {
  const { t, language } = useWords();
  const group = useId();
  const now = useNow();
  const { name, by, at, current, wanted } = question;
  const time = at === null ? '' : dayAndTime(new Date(at), now, language);
  return (
    <SideChoices
      legend={<b className="strong">{name}</b>}
      note={
        <p className="small muted">
          {by ? t('draft.takeBack.by', { name: by.name, time }) : labels.byOthers(time)}
        </p>
      }
    >
      <SideChoice
        group={group}
        label={t('draft.takeBack.theirs')}
        isChosen={chosen === 'theirs'}
        onChoose={() => onChoose('theirs')}
        value={<span className="said">{current}</span>}
      />
      <SideChoice
        group={group}
        label={labels.mine}
        isChosen={chosen === 'mine'}
        onChoose={() => onChoose('mine')}
        value={<span className="said">{wanted}</span>}
      />
    </SideChoices>
  );
};

interface Props {
  questions: readonly SideQuestion[];
  labels: Labels;
  isBusy: boolean;
  onDecide: (sideOf: (key: string) => Side) => void;
  onClose: () => void;
}

// What others wrote stays unless the user chooses otherwise.
export const AskSides = ({ questions, labels, isBusy, onDecide, onClose }: Props) => {
  const { t } = useWords();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (key: string): Side => chosen[key] ?? 'theirs';
  return (
    <Dialog wide title={labels.title} onClose={onClose}>
      <form
        className="col gap"
        onSubmit={(event) => {
          event.preventDefault();
          onDecide(sideOf);
        }}
      >
        <p>{labels.text}</p>
        {questions.map((question) => (
          <OneQuestion
            key={question.key}
            {...{ question, labels }}
            chosen={sideOf(question.key)}
            onChoose={(side) => setChosen({ ...chosen, [question.key]: side })}
          />
        ))}
        <DialogEnd busy={isBusy} onClose={onClose}>
          {t('draft.takeBack.apply')}
        </DialogEnd>
      </form>
    </Dialog>
  );
};
