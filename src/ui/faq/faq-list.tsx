import type { FaqEntry } from '../../view/faq.ts';
import { Icon } from '../elements/artwork.tsx';
import { RichText } from './rich-text.tsx';

interface Props {
  entries: readonly FaqEntry[];
  lang: string;
  onOpen: (entry: FaqEntry) => void;
}

export const FaqList = ({ entries, lang, onOpen }: Props) => (
  <ul className="faq-list" lang={lang}>
    {entries.map((entry) => (
      <li key={entry.id}>
        {entry.answer ? (
          <details>
            <summary>
              <span>
                <RichText content={entry.title} />
              </span>
            </summary>
            <div className="prose">
              <RichText content={entry.answer} />
            </div>
          </details>
        ) : (
          <button type="button" className="faq-open" onClick={() => onOpen(entry)}>
            <span>
              <RichText content={entry.title} />
            </span>
            <Icon name="chevron" />
          </button>
        )}
      </li>
    ))}
  </ul>
);
