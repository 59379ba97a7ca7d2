import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { Icon } from '../kit/icon.tsx';
import { Note } from '../kit/marks.tsx';
import type { FromFrame, Shown } from './frame-messages.ts';
import styles from './preview-stage.module.css';
import { PreviewFrame } from './preview-frame.tsx';

interface Props {
  shown: Shown | undefined;
  width: number;
  side: string;
  /** The number of the attempt. A change of it reloads the frame. */
  attempt: number;
  notes: readonly ReactNode[];
  onTold: (message: FromFrame) => void;
  onSilent: () => void;
}

// Both borders of the frame, in pixels.
const borders = 2;

// Pages beside each other, at most two, are at least this large; a narrow panel has one below the other.
const leastScale = 0.4;

interface Room {
  readonly width: number;
  readonly height: number;
}

const useRoom = () => {
  const element = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: watched.clientWidth, height: watched.clientHeight }),
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { element, room };
};

export const PreviewStage = ({ shown, width, side, attempt, notes, onTold, onSilent }: Props) => {
  const { t } = useWords();
  const { element, room } = useRoom();
  const [painted, setPainted] = useState<number>();
  const isPainted = painted === attempt;
  const scale = room.width === 0 ? 1 : Math.min(1, room.width / width);
  const [environment] = shown ? Object.values(shown.config.environments) : [];
  const host = environment?.origins[0]?.split('//')[1] ?? '';
  const address = shown ? host + decodeURI(shown.path) : '';
  return (
    <figure
      className={styles.page}
      style={{ flexBasis: `max(34%, ${width * leastScale}px)`, maxWidth: `${width + borders}px` }}
    >
      <figcaption>
        <Icon name="lock" size="xs" />
        <span className="clip">{address}</span>
        <span className="end">
          {isPainted && t('preview.zoom', { percent: Math.round(scale * 100), side })}
          <span role="status">{!isPainted && notes.length === 0 && t('preview.waiting')}</span>
        </span>
      </figcaption>
      <div className={styles.notes} role="status" data-notes>
        {notes.map((note, index) => (
          <Note key={index}>{note}</Note>
        ))}
      </div>
      <div className={styles.frame} ref={element}>
        {room.height > 0 && (
          <PreviewFrame
            key={attempt}
            {...{ shown, width, scale, onSilent }}
            height={room.height}
            onMessage={(message) => {
              if (message.type === 'painted') setPainted(attempt);
              onTold(message);
            }}
          />
        )}
      </div>
    </figure>
  );
};
