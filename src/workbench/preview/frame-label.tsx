import type { Language } from '../../config/portal-config.ts';
import { useWords } from '../../ui/provided/words.ts';
import { Icon } from '../../ui/elements/artwork.tsx';
import type { FrameView } from '../../view/blocks/frame.ts';

const says: Readonly<Record<Language, string>> = {
  en: 'A page of the member records system stands here',
  es: 'Aquí está una página del sistema de expedientes',
};

// The link has no values of the member.
export const FrameLabel = ({ view }: { view: FrameView }) => {
  const { language } = useWords();
  const { pathname } = new URL(view.src);
  return (
    <div className="frame" style={{ maxInlineSize: `${view.width}px`, minBlockSize: '14rem' }}>
      <div className="frame-cover">
        <Icon name="lock" />
        <p>{view.title}</p>
        <p className="muted small">{says[language]}</p>
        <p className="muted small">{pathname}</p>
      </div>
    </div>
  );
};
