import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Sentence } from '../../../i18n/rich.tsx';
import { type Language, useWords } from '../../../i18n/use-words.ts';
import { Tick } from '../../../kit/marks.tsx';
import type { NameOf } from '../../../scenario/item-names.ts';
import { withoutAddress } from '../../../scenario/scenario-address.ts';
import type { Explained, Verdict } from '../../../worker/explained.ts';
import styles from './explanation.module.css';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

interface EffectProps extends Pick<Explained, 'groups' | 'verdict' | 'everywhere'> {
  /** The language of the texts, if it differs from the page's language. */
  lang?: Language;
}

export const Effect = ({ groups, verdict, everywhere, lang }: EffectProps) => {
  const { t } = useWords();
  return (
    <>
      {everywhere !== '' && verdict !== 'hidden' && (
        <p className="small">
          <span className="muted">{t('grid.explain.everywhere')}</span> <span lang={lang}>{everywhere}</span>
        </p>
      )}
      {verdict === 'hidden' && <p className="muted">{t('grid.explain.nothing')}</p>}
      <ul className={styles.effects}>
        {groups.map(({ who, gets }) => (
          <li key={who}>
            <b className="strong">{who === '' ? t('grid.explain.all') : <span lang={lang}>{who}</span>}</b>
            <span lang={lang}>{gets}</span>
          </li>
        ))}
      </ul>
    </>
  );
};

const verdictSigns = {
  shown: ['ok', 'check'],
  hidden: ['plain', 'minus'],
  depends: ['wait', 'rules'],
} as const;

const VerdictSign = ({ verdict }: { verdict: Verdict }) => {
  const { t } = useWords();
  const [tone, icon] = verdictSigns[verdict];
  return <Tick {...{ tone, icon }} label={t(`grid.explain.is.${verdict}`)} />;
};

export const Steps = ({ steps, item }: Explained) => {
  const { t } = useWords();
  if (steps.length === 0) return <p className="muted">{t('grid.explain.free')}</p>;
  return (
    <ol className={styles.steps}>
      {steps.map(({ kind, at, says, verdict }, index) => (
        <li key={index} className="row">
          <VerdictSign verdict={verdict} />
          <span className="grow">
            <b className="strong">{t(`grid.explain.kind.${kind}`)}</b> {says}
            {at !== item && <span className="code"> {at}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};

export const Sentences = ({ of, nameOf }: { of: readonly string[]; nameOf?: NameOf }) =>
  of.map((sentence) => (
    <p key={sentence}>
      <Sentence text={sentence} nameOf={nameOf && ((name) => nameOf(name.replace(/^route:/, '')))} />
    </p>
  ));

export const Assumptions = ({ assumes }: Pick<Explained, 'assumes'>) => {
  const { t } = useWords();
  const [search] = useSearchParams();
  return assumes.map(({ id, says }) => (
    <p key={id}>
      {says} <Link to={withoutAddress(search.get('source') ?? 'live', id)}>{t('compare.ifNot')}</Link>
    </p>
  ));
};
