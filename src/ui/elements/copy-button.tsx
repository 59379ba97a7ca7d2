import { useState } from 'react';
import { Icon } from './artwork.tsx';

interface Props {
  readonly text: string;
  readonly label: string;
  /** Said politely once the text is on the clipboard. */
  readonly done: string;
}

/** Copies a text to the clipboard and says so; where the browser refuses, nothing is claimed. */
export const CopyButton = ({ text, label, done }: Props) => {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <button type="button" className="iconbtn" aria-label={label} onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} />
      </button>
      <span className="sr" role="status">
        {isCopied ? done : ''}
      </span>
    </>
  );
};
