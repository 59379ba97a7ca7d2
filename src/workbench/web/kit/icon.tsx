import styles from './icon.module.css';
import { joinClasses } from './join-classes.ts';

const paths = {
  edit: 'M4 20l1-4.5L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19ZM14.5 6l3.5 3.5',
  grid: 'M4 5.5h16v13H4ZM4 10h16M4 14.5h16M10 5.5v13M15.5 5.5v13',
  drafts: 'M7 3.5h10v17H7ZM10 8h4M10 12h4M4 6.5v11M20 6.5v11',
  rules: 'M5 6h6M5 12h4M5 18h6M15 6h4M13 12h6M15 18h4M13 4.5v3M11 10.5v3M13 16.5v3',
  words: 'M4 6h9M8.5 4v2M11 6c-.8 4-3.5 7-7 8.5M6 9.5c1.3 2.3 3.3 4 6 5M12.5 20l4-10 4 10M14 16.5h5',
  release: 'M12 20V8M7 12.5 12 7.5l5 5M5 4h14',
  log: 'M6 4h12v16H6ZM9 8.5h6M9 12h6M9 15.5h3',
  people:
    'M9 11a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM3 19.5c.5-3.6 2.7-5.5 6-5.5s5.5 1.9 6 5.5M16 5a3 3 0 0 1 0 5.8M18 14.3c1.7.8 2.7 2.5 3 5.2',
  help: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM9.6 9.6a2.5 2.5 0 1 1 3.5 2.3c-.8.4-1.1.9-1.1 1.8M12 16.6v.2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 20 20',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  eye: 'M2.7 12C3.8 9.3 7 5.3 12 5.3s8.2 4 9.3 6.7c-1.1 2.7-4.3 6.7-9.3 6.7S3.8 14.7 2.7 12ZM9.3 12a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0Z',
  hidden:
    'M4 4l16 16M10.2 5.5a9.6 9.6 0 0 1 1.8-.2c5 0 8.2 4 9.3 6.7-.4 1.1-1.2 2.4-2.4 3.6M6.3 7C4.5 8.4 3.3 10.4 2.7 12c1.1 2.7 4.3 6.7 9.3 6.7 1.7 0 3.2-.4 4.4-1.1M10 10.2a2.7 2.7 0 0 0 3.8 3.8',
  outlines: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M4 11.5v1M20 11.5v1M11.5 4h1M11.5 20h1',
  comment: 'M4 5h16v11H10l-4 3.5V16H4Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 7v5.2l3.4 2',
  close: 'M6 6l12 12M18 6 6 18',
  lock: 'M7.2 10.5h9.6a2.2 2.2 0 0 1 2.2 2.2v5.6a2.2 2.2 0 0 1-2.2 2.2H7.2A2.2 2.2 0 0 1 5 18.3v-5.6a2.2 2.2 0 0 1 2.2-2.2ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M6 12h12',
  info: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 11v5.4M12 7.8v.2',
  alert: 'M12 4 2.8 20h18.4ZM12 10v4.4M12 17.2v.2',
  next: 'm9 6 6 6-6 6',
  down: 'm6 9 6 6 6-6',
  up: 'm6 15 6-6 6 6',
  back: 'm15 6-6 6 6 6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.7-4 3.5-6 7.5-6s6.8 2 7.5 6',
  calendar:
    'M6 5.5h12a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V8A2.5 2.5 0 0 1 6 5.5ZM3.5 10.2h17M8 3.5v4M16 3.5v4',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  link: 'M10 14a4 4 0 0 0 6 .4l2.5-2.5a4 4 0 0 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4l-2.5 2.5a4 4 0 0 0 5.7 5.7l1.3-1.3',
  globe:
    'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM3.5 12h17M12 3.5c2.5 2.5 3.7 5.4 3.7 8.5s-1.2 6-3.7 8.5c-2.5-2.5-3.7-5.4-3.7-8.5S9.5 6 12 3.5Z',
  compare: 'M8 4v16M16 4v16M4 8h4M16 8h4M4 16h4M16 16h4',
  forward: 'M5 12h14M13 6l6 6-6 6',
  download: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 20h15',
  upload: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 20h15',
  offline:
    'M4 4l16 16M5 12.5a10 10 0 0 1 4-2.4M2 9a15 15 0 0 1 5-3M12 6c3.7 0 7.2 1.2 10 3M8.5 16a5 5 0 0 1 5.5-1M12 19.5v.2',
  pause: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM10 9v6M14 9v6',
  settings:
    'M9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0ZM12 3.5v2.3M12 18.2v2.3M3.5 12h2.3M18.2 12h2.3M6 6l1.6 1.6M16.4 16.4 18 18M18 6l-1.6 1.6M7.6 16.4 6 18',
  half: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0ZM12 3.5v17M15 4.5v15M18 6.5v11',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  card: 'M4 6h16v12H4ZM7 10h6M7 14h4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  phone: 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM11 17.5h2',
  tablet: 'M6 3.5h12a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1ZM11 17.5h2',
  desktop: 'M4 5h16v11H4ZM9 20h6M12 16v4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
} as const;

export type IconName = keyof typeof paths;

interface Props {
  name: IconName;
  /** 18, 15 or 13 px at the default font size. */
  size?: 'm' | 's' | 'xs';
}

const sizeClasses = { m: undefined, s: styles.small, xs: styles.tiny } as const;

export const Icon = ({ name, size = 's' }: Props) => (
  <svg className={joinClasses(styles.icon, sizeClasses[size])} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);

export const BrandMark = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 44 44" aria-hidden="true">
    <defs>
      <clipPath id="brand-disc">
        <circle cx="22" cy="22" r="21" />
      </clipPath>
    </defs>
    <g clipPath="url(#brand-disc)">
      <rect width="44" height="44" fill="#0B5563" />
      <circle cx="22" cy="22" r="10.5" fill="#F8C27A" />
      <path d="M-2 25q6-5 12 0t12 0 12 0 12 0V46H-2Z" fill="#0A3E49" />
      <path d="M-2 32.5q6-5 12 0t12 0 12 0 12 0V46H-2Z" fill="#042229" />
    </g>
  </svg>
);
