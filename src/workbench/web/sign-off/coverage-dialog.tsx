import type { Coverage } from '../../api/cell-signs.ts';
import { useWords } from '../i18n/use-words.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Icon } from '../kit/icon.tsx';
import type { TableCoverage } from '../scenario/sign-off-states.ts';
import { FileList } from '../scenario/save-file.tsx';
import type { ScenarioSource } from '../scenario/scenario-sources.ts';
import { isMenu, type NameOf } from '../scenario/item-names.ts';
import styles from './coverage-dialog.module.css';

const formats = ['html', 'xlsx'] as const;

export const ReportLinks = ({ source: { snapshot, draft } }: { source: ScenarioSource }) => {
  const { t } = useWords();
  return (
    <FileList>
      {formats.flatMap((format) =>
        (['en', 'es'] as const).map((lang) => (
          <li key={`${format} ${lang}`}>
            <a
              download
              href={`/api/sign-offs/report?${new URLSearchParams({ format, lang, source: snapshot, ...(draft && { draft: draft.name }) }).toString()}`}
            >
              <Icon name="download" size="xs" />
              {t(`signOff.report.${format}`)}, {t(`signOff.report.${lang}`)}
            </a>
          </li>
        )),
      )}
    </FileList>
  );
};

const Line = ({ name, of: { right, wrong, open, again } }: { name: string; of: Coverage }) => (
  <tr>
    <th scope="row">{name}</th>
    {[right, wrong, open - again, again].map((count, at) => (
      <td key={at}>{count}</td>
    ))}
  </tr>
);

interface Props {
  coverage: TableCoverage;
  columns: readonly { says: string }[];
  nameOf: NameOf;
  source: ScenarioSource;
  close: () => void;
}

export const CoverageDialog = ({
  coverage: { groups, columns: shares, whole },
  columns,
  nameOf,
  source,
  close,
}: Props) => {
  const { t } = useWords();
  const head = (
    <thead>
      <tr>
        <td />
        {(['right', 'wrong', 'none', 'again'] as const).map((state) => (
          <th key={state} scope="col">
            {t(`signOff.count.${state}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
  return (
    <Dialog title={t('signOff.coverage', { signed: whole.signed, cells: whole.cells })} onClose={close} wide>
      <p className="muted">{`${t('signOff.about')} ${t('common.outside')}`}</p>
      <h3>{t('signOff.report.title')}</h3>
      <ReportLinks source={source} />
      <h3>{t('signOff.byPlan')}</h3>
      <table className={styles.coverage}>
        {head}
        <tbody>
          {shares.map((of, at) => (
            <Line key={at} name={columns[at]?.says ?? ''} of={of} />
          ))}
        </tbody>
      </table>
      <h3>{t('signOff.byScreen')}</h3>
      <table className={styles.coverage}>
        {head}
        <tbody>
          {[...groups].map(([key, of]) => (
            <Line
              key={key}
              name={`${nameOf(key) ?? key}${isMenu(key) ? ` (${t('grid.menu')})` : ''}`}
              of={of}
            />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
};
