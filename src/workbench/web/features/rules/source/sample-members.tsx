import { useState } from 'react';
import { useWords } from '../../../i18n/use-words.ts';
import { TextButton } from '../../../kit/button.tsx';
import { joinClasses } from '../../../kit/join-classes.ts';
import styles from './sample-members.module.css';
import { SampleTag } from '../../../kit/marks.tsx';

const mostShown = 8;

export const SampleMembers = ({ names }: { names: readonly string[] }) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || names.length <= mostShown + 1 ? names : names.slice(0, mostShown);
  return (
    <span className={joinClasses('row wrap', styles.members)}>
      {shown.map((name) => (
        <SampleTag key={name}>
          {name === 'visitor' ? t('rules.visitor') : name.charAt(0).toUpperCase() + name.slice(1)}
        </SampleTag>
      ))}
      {shown.length < names.length && (
        <TextButton className="small" onClick={() => setOpen(true)}>
          {t('rules.more', { count: names.length - shown.length })}
        </TextButton>
      )}
    </span>
  );
};
