import { memo } from 'react';
import { Link } from 'react-router-dom';
import { useWords } from '../../../i18n/use-words.ts';
import styles from './file-list.module.css';
import { joinClasses } from '../../../kit/join-classes.ts';

interface Props {
  /** File paths, one per line. A string rather than a list, so that `memo` sees equal lists as equal. */
  files: string;
  chosen: string | undefined;
}

const FileLinks = ({ files, chosen }: Props) => {
  const { t } = useWords();
  return (
    <details className={styles.files}>
      <summary>{t('editor.tree.files')}</summary>
      <ul>
        {files.split('\n').map((file) => (
          <li key={file}>
            <Link
              to={`?item=${encodeURIComponent(`${file}#`)}`}
              className={joinClasses('code', styles.file)}
              aria-current={chosen === `${file}#` ? 'true' : undefined}
            >
              {file}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
};

export const FileList = memo(FileLinks);
