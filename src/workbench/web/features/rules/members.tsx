import { useState } from 'react';
import { useWords } from '../../i18n/use-words.ts';
import { TextButton } from '../../kit/button.tsx';

/** So many stand in a row before the rest is a count. */
const mostShown = 8;

/** Sample members by name; many are counted, and told by a press. */
export const Members = ({ names }: { readonly names: readonly string[] }) => {
  const { t } = useWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || names.length <= mostShown + 1 ? names : names.slice(0, mostShown);
  return (
    <span className="row wrap whos">
      {shown.map((name) => (
        <span key={name} className="who">
          {name === 'visitor' ? t('rules.visitor') : name.charAt(0).toUpperCase() + name.slice(1)}
        </span>
      ))}
      {shown.length < names.length && (
        <TextButton className="small" onClick={() => setWhole(true)}>
          {t('rules.more', { count: names.length - shown.length })}
        </TextButton>
      )}
    </span>
  );
};
