import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Freeze } from '../../../api/generated/api-shapes.ts';
import { ask } from '../../api/ask.ts';
import { freezesQuery } from '../../draft/draft-data.ts';
import { freezeNow } from '../../draft/going-live.tsx';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Pill } from '../../kit/marks.tsx';
import { momentText } from '../../kit/pacific-time.ts';
import { Loaded } from '../../kit/states.tsx';
import { useNow } from '../../kit/time.tsx';
import { useToast } from '../../kit/toast.tsx';
import { Page, PageHead } from '../../layout/page.tsx';
import { useHasRole } from '../../session/use-me.ts';
import { Table } from '../../kit/table.tsx';
import { NewFreeze } from './new-freeze.tsx';

const LiftFreeze = ({ id, reason }: Freeze) => {
  const { t } = useWords();
  const showToast = useToast();
  const queries = useQueryClient();
  const lift = useMutation({
    mutationFn: () => ask('DELETE /api/freezes/:id', { path: { id } }),
    onSuccess: () => showToast(t('releases.freezes.removed')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['freezes'] }),
  });
  return (
    <Button small busy={lift.isPending} onClick={() => lift.mutate()}>
      {t('releases.freezes.remove')}
      <span className="sr">{reason}</span>
    </Button>
  );
};

const FreezeRow = ({ freeze, isNow }: { freeze: Freeze; isNow: boolean }) => {
  const { t, language } = useWords();
  const { from, until, reason, createdBy } = freeze;
  return (
    <tr>
      <td className="said" data-wide>
        {reason}{' '}
        {isNow && (
          <Pill tone="wait" icon="pause">
            {t('releases.freezes.now')}
          </Pill>
        )}
      </td>
      <td>{momentText(from, language)}</td>
      <td>{momentText(until, language)}</td>
      <td>{createdBy?.name ?? t('common.is.nobody')}</td>
      <td>{useHasRole('publisher') && <LiftFreeze {...freeze} />}</td>
    </tr>
  );
};

const FreezeTable = ({ freezes }: { freezes: readonly Freeze[] }) => {
  const { t } = useWords();
  const current = freezeNow(freezes, useNow().getTime());
  if (freezes.length === 0) return <p className="muted">{t('releases.freezes.none')}</p>;
  return (
    <Table
      heads={(['reason', 'from', 'until', 'by'] as const).map((name) => t(`releases.freezes.${name}`))}
      hiddenHead={t('releases.freezes.remove')}
    >
      {freezes.map((freeze) => (
        <FreezeRow key={freeze.id} freeze={freeze} isNow={freeze.id === current?.id} />
      ))}
    </Table>
  );
};

export const FreezesPage = () => {
  const { t } = useWords();
  const freezes = useQuery(freezesQuery);
  const mayPublish = useHasRole('publisher');
  return (
    <Page
      name={t('releases.freezes.title')}
      icon="pause"
      crumbs={[{ to: '/releases', label: t('releases.title') }]}
    >
      <div className="page">
        <PageHead title={t('releases.freezes.title')} text={t('releases.freezes.text')} />
        <div className="col gap">
          <section className="panel" aria-label={t('releases.freezes.title')}>
            <div className="body">
              <Loaded from={freezes} rows={2}>
                {(all) => <FreezeTable freezes={all} />}
              </Loaded>
            </div>
          </section>
          {mayPublish && <NewFreeze />}
        </div>
      </div>
    </Page>
  );
};
