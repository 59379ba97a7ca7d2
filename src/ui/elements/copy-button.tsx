import { useState } from 'react';
import { Icon } from './artwork.tsx';

interface Props {
  text: string;
  label: string;
  done: string;
  refused: string;
}

export const CopyButton = ({ text, label, done, refused }: Props) => {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <button type="button" className="iconbtn" aria-label={label} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      </button>
      <span className={outcome === 'refused' ? 'refused' : 'sr'} role="status">
        <span>{outcome === 'copied' && done}</span>
        <span>{outcome === 'refused' && refused}</span>
      </span>
    </>
  );
};
