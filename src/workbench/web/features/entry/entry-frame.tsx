import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showLanguage } from '../../i18n/start-words.ts';
import { useWords } from '../../i18n/use-words.ts';
import { TextButton } from '../../kit/button.tsx';
import { BrandMark } from '../../kit/icon.tsx';
import styles from './entry-frame.module.css';
import { joinClasses } from '../../kit/join-classes.ts';

const Sea = () => (
  <svg className={styles.sea} viewBox="0 0 720 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="sea-sky" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#06303A" />
        <stop offset="1" stopColor="#0B5E6D" />
      </linearGradient>
      <linearGradient id="sea-sun" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#FFD9A0" />
        <stop offset=".8" stopColor="#E4632B" />
      </linearGradient>
    </defs>
    <rect width="720" height="1000" fill="url(#sea-sky)" />
    <g fill="none" stroke="#fff">
      <circle cx="430" cy="705" r="190" strokeOpacity=".1" />
      <circle cx="430" cy="705" r="245" strokeOpacity=".07" />
      <circle cx="430" cy="705" r="310" strokeOpacity=".05" />
    </g>
    <circle cx="430" cy="705" r="140" fill="url(#sea-sun)" />
    <path d="M-40 760q95-20 190 0t190 0 190 0 190 0 190 0V1000H-40Z" fill="#0A4A57" />
    <g stroke="#FFE3BD" strokeOpacity=".4" strokeWidth="3" strokeLinecap="round">
      <path d="M330 790h200M352 812h156M376 834h108" />
    </g>
    <path d="M-40 850q95 20 190 0t190 0 190 0 190 0 190 0V1000H-40Z" fill="#083946" />
    <path d="M-40 915q95-20 190 0t190 0 190 0 190 0 190 0V1000H-40Z" fill="#052730" />
  </svg>
);

const OtherLanguage = () => {
  const { i18n } = useTranslation();
  const { language } = useWords();
  const [other, name] = language === 'en' ? (['es', 'Español'] as const) : (['en', 'English'] as const);
  return (
    <TextButton lang={other} onClick={() => void showLanguage(i18n, other)}>
      {name}
    </TextButton>
  );
};

interface Props {
  title: string;
  text: string;
  foot: ReactNode;
  children: ReactNode;
}

export const EntryFrame = ({ title, text, foot, children }: Props) => {
  const { t } = useWords();
  useEffect(() => {
    document.title = t('common.name');
  });
  return (
    <div className={styles.entry}>
      <header className={styles.art}>
        <Sea />
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      <main className={styles.content}>
        <div className={styles.box}>
          <div className="row">
            <BrandMark className={styles.brand} />
            <span className={joinClasses('display', styles.name)}>{t('common.name')}</span>
          </div>
          {children}
          <div className={joinClasses('row between small muted', styles.foot)}>
            <span>{foot}</span>
            <OtherLanguage />
          </div>
        </div>
      </main>
    </div>
  );
};
