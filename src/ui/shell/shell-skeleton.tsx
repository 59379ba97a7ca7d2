import type { KnownHead } from '../../view/screen/build-screen.ts';
import { PageHead } from '../elements/page-head.tsx';
import { useWords } from '../provided/words.ts';

/**
 * The placeholder in a pre-rendered document. The first script shows the heading for the address
 * (src/app/start/first-paint.ts).
 */
export const ShellSkeleton = ({ heads }: { heads: readonly KnownHead[] }) => {
  const { t } = useWords();
  return (
    <>
      {heads.map((head) => (
        <div key={head.path} className="page stack" data-path={head.path} hidden>
          <PageHead screen={head} />
        </div>
      ))}
      <div className="wrap waiting" role="status">
        <p>{t('components.loading.text')}</p>
      </div>
    </>
  );
};
