import type { Problem } from '../../../api/generated/api-shapes.ts';
import { PlaceLink } from '../../draft/problems.tsx';
import { Sentence } from '../../i18n/rich.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Icon } from '../../kit/icon.tsx';
import styles from './risks.module.css';

interface Props {
  risks: readonly Problem[];
  titleOf: (id: string) => string | undefined;
  wayTo: (address: string, line?: number) => string;
}

const OneRisk = ({ risk, titleOf, wayTo }: Omit<Props, 'risks'> & { risk: Problem }) => {
  const { message, hint, file, line } = risk;
  return (
    <li className={styles.risk}>
      <span className={styles.text}>
        <b className="strong">
          <Sentence text={message} nameOf={titleOf} />
        </b>
        <span className="small">
          <Sentence text={hint} nameOf={titleOf} />
        </span>
        <span className="small muted">
          {file}:{line}
        </span>
      </span>
      <PlaceLink {...{ problem: risk, titleOf, wayTo }} />
    </li>
  );
};

/** Shows the risks for members that are not live yet, which reviewers check first. */
export const Risks = ({ risks, ...shared }: Props) => {
  const { t } = useWords();
  if (risks.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="risks">
      <header>
        <Icon name="alert" />
        <h2 id="risks">{t('draft.risks.title', { count: risks.length })}</h2>
      </header>
      <div className={styles.body}>
        <p className="small muted">{t('draft.risks.text')}</p>
        <ul className="list">
          {risks.map((risk, index) => (
            <OneRisk key={index} risk={risk} {...shared} />
          ))}
        </ul>
      </div>
    </section>
  );
};
