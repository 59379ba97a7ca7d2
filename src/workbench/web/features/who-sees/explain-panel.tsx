import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Stand } from '../../../../authoring/questions/stand.ts';
import { otherLanguage } from '../../../../config/check/words/pairs.ts';
import { useWorkerAnswer } from '../../analysis/use-worker-answer.ts';
import { CellHistory } from '../../history/cell-history.tsx';
import { Said } from '../../i18n/rich.tsx';
import { type Language, useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { Pill } from '../../kit/marks.tsx';
import { MarkCell } from '../../scenario/mark-cell.tsx';
import { withoutAddress } from '../../scenario/scenario-address.ts';
import type { ChosenCell, NameOf } from '../../scenario/table-view.ts';
import type { Explained, Verdict } from '../../worker/explained.ts';
import { SampleSights } from './sample-sights.tsx';
import { Ways } from './ways.tsx';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);

const signs = { shown: ['y', 'check'], hidden: ['n', 'minus'], depends: ['w', 'rules'] } as const;

const Sign = ({ verdict }: { readonly verdict: Verdict }) => {
  const { t } = useWords();
  const [tick, icon] = signs[verdict];
  return (
    <span className={`tick ${tick}`}>
      <Icon name={icon} size="xs" />
      <span className="sr">{t(`grid.explain.is.${verdict}`)}</span>
    </span>
  );
};

interface GetsProps extends Pick<Explained, 'groups' | 'verdict' | 'everywhere'> {
  /** The language of the texts; that of the page where it is not said. */
  readonly lang?: Language;
}

const Gets = ({ groups, verdict, everywhere, lang }: GetsProps) => {
  const { t } = useWords();
  return (
    <>
      {everywhere !== '' && verdict !== 'hidden' && (
        <p className="small">
          <span className="muted">{t('grid.explain.everywhere')}</span> <span lang={lang}>{everywhere}</span>
        </p>
      )}
      {verdict === 'hidden' && <p className="muted">{t('grid.explain.nothing')}</p>}
      <ul className="gets">
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

const Steps = ({ steps, item }: Explained) => {
  const { t } = useWords();
  if (steps.length === 0) return <p className="muted">{t('grid.explain.free')}</p>;
  return (
    <ol className="steps">
      {steps.map(({ kind, at, says, verdict }, place) => (
        <li key={place} className="row">
          <Sign verdict={verdict} />
          <span className="grow">
            <b className="strong">{t(`grid.explain.kind.${kind}`)}</b> {says}
            {at !== item && <span className="code"> {at}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
};

interface SentencesProps {
  readonly of: readonly string[];
  readonly nameOf?: NameOf;
}

/** Sentences that name items and link targets by their titles, where they have some. */
const Sentences = ({ of, nameOf }: SentencesProps) =>
  of.map((sentence) => (
    <p key={sentence}>
      <Said text={sentence} nameOf={nameOf && ((name) => nameOf(name.replace(/^route:/, '')))} />
    </p>
  ));

/** Leads to what would differ if an assumption were wrong. */
const WithoutLink = ({ id }: { readonly id: string }) => {
  const { t } = useWords();
  const [search] = useSearchParams();
  return <Link to={withoutAddress(search.get('source') ?? 'live', id)}>{t('compare.ifNot')}</Link>;
};

interface Props {
  readonly cell: ChosenCell;
  /** What the item and the column are called. */
  readonly names: { readonly item: string; readonly column: string };
  /** What other items are called. */
  readonly nameOf: NameOf;
  /** The draft that is shown; undefined of a release. */
  readonly draft: string | undefined;
  /** What it is compared with; undefined: nothing. */
  readonly against: string | undefined;
  /** How the portal stands on either side. */
  readonly stand: Stand;
  readonly otherStand: Stand;
  readonly close: () => void;
  /** What else there is to say of the cell, after what its members get. */
  readonly children?: ReactNode;
}

/** Why the members of a plan see an item or do not: what they get, what decides, somebody for an example, what is only assumed. */
export const ExplainPanel = ({ cell, names, nameOf, draft, against, stand, otherStand, close, children }: Props) => {
  const { t, language } = useWords();
  const { answer, isOld } = useWorkerAnswer('explain', { ...cell, ...stand, side: 'draft', language });
  const translation = otherLanguage[language];
  const translated = useWorkerAnswer('explain', answer && { ...cell, ...stand, side: 'draft', language: translation }).answer;
  const before = useWorkerAnswer('explain', against === undefined ? undefined : { ...cell, ...otherStand, side: 'base', language }).answer;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape works on all that is in it
    <aside
      className="side explain"
      aria-label={t('grid.explain.label')}
      aria-busy={isOld || undefined}
      data-panel
      onKeyDown={({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented) close();
      }}
    >
      <header>
        <div className="grow">
          {answer && (
            <Pill tone={answer.verdict === 'shown' ? 'live' : answer.verdict === 'depends' ? 'wait' : 'plain'}>
              {t(`grid.states.${answer.verdict}`)}
            </Pill>
          )}
          <h2>{names.item}</h2>
          <p className="muted">{t('grid.explain.forPlan', { plan: names.column })}</p>
          <p className="code">{cell.item}</p>
        </div>
        <Button small kind="quiet" icon="close" aria-label={t('grid.explain.close')} onClick={close} />
      </header>
      {!answer && <p className="muted">{t(isOld ? 'grid.explain.working' : 'grid.explain.gone')}</p>}
      {answer && (
        <>
          <Part title={t('grid.explain.gets')}>
            <Gets {...answer} />
            {translated && answer.verdict !== 'hidden' && (
              <>
                <p className="small muted">{t(`grid.explain.in.${translation}`)}</p>
                <Gets {...translated} lang={translation} />
              </>
            )}
          </Part>
          {children}
          {before && against !== undefined && (
            <Part title={`${t('grid.explain.before')}: ${against}`}>
              <Gets {...before} />
            </Part>
          )}
          <Part title={t('grid.explain.steps')}>
            <Steps {...answer} />
          </Part>
          {answer.assumes.length > 0 && (
            <Part title={t('grid.explain.assumes')}>
              {answer.assumes.map(({ id, says }) => (
                <p key={id}>
                  {says} <WithoutLink id={id} />
                </p>
              ))}
            </Part>
          )}
          {answer.example && (
            <Part title={t('grid.explain.example')}>
              <p className="strong">{answer.example.says}</p>
              <Sentences of={answer.example.sentences} nameOf={nameOf} />
            </Part>
          )}
          <Part title={t('grid.explain.audience')}>
            <Sentences of={answer.audience} />
            <SampleSights item={answer.item} sights={answer.sights} />
          </Part>
          {!cell.column.includes(':') && <MarkCell item={cell.item} column={cell.column} draft={draft} />}
          {answer.address !== undefined && (
            <Part title={t('grid.explain.written')}>
              <p className="code">{answer.address}</p>
            </Part>
          )}
          {!cell.column.includes(':') && !cell.column.startsWith('@') && <CellHistory key={`${cell.item} ${cell.column}`} cell={cell} />}
          <Ways {...{ cell, draft }} member={answer.example?.member} />
        </>
      )}
    </aside>
  );
};
