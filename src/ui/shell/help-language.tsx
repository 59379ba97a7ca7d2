import { useEffect, useId, useState } from 'react';
import type { ShellView } from '../../view/shell/shell-view.ts';

type Language = ShellView['languages'][number] & {
  /** As it stands in the tooltip: always read from left to right, in right-to-left languages too. */
  readonly phone: string;
};

interface OfferProps {
  readonly text: string;
  readonly phone: string;
}

const Offer = ({ text, phone }: OfferProps) => {
  const [before = '', ...after] = text.split(phone);
  return (
    <>
      {before}
      {after.length > 0 && <bdi dir="ltr">{phone}</bdi>}
      {after.join(phone)}
    </>
  );
};

/** One language by its own name; focus, hover or a tap shows the offer of help in that language, Escape hides it (ledger A56). */
export const HelpLanguage = ({ language, name, tooltip, phone }: Language) => {
  const tipId = useId();
  const [isOpen, setOpen] = useState(false);
  const { lang, dir = 'ltr', autonym } = language;
  useEffect(() => {
    if (!isOpen) return undefined;
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [isOpen]);
  return (
    <li>
      <div role="presentation" onMouseEnter={() => setOpen(true)} onMouseLeave={() => setOpen(false)}>
        <button
          type="button"
          aria-describedby={isOpen ? tipId : undefined}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onClick={() => setOpen(true)}
        >
          <span lang={lang} dir={dir}>
            {autonym}
          </span>
          {name !== autonym && <span className="sr"> ({name})</span>}
        </button>
        <span id={tipId} className="tip" role="tooltip" lang={lang} dir={dir} hidden={!isOpen}>
          <Offer text={tooltip} phone={phone} />
        </span>
      </div>
    </li>
  );
};
