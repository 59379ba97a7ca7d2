import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { sameJson } from '../../../../authoring/draft/json-value.ts';
import type { Settings } from '../../../api/generated/api-shapes.ts';
import { settingsQuery } from '../../api/queries.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../../kit/button.tsx';
import { Check, Choice, FieldFrame } from '../../kit/fields.tsx';
import { Icon } from '../../kit/icon.tsx';
import { FailureNote, Note } from '../../kit/marks.tsx';
import { Loaded } from '../../kit/states.tsx';
import { Page, PageHead } from '../../layout/page.tsx';
import { useHasRole } from '../../session/use-me.ts';
import { OtherSettings } from './other-settings.tsx';
import { type SavingSettings, useSaveSettings } from './save-settings.ts';
import { ClaimRoles, type ClaimRow, rowsOf, settingOf } from './claim-roles.tsx';

const mostApprovals = 9;

interface FormProps {
  settings: Settings;
  mayChange: boolean;
  saving: SavingSettings;
  onUnsaved: (isUnsaved: boolean) => void;
}

interface ApprovalProps extends Pick<FormProps, 'settings' | 'mayChange'> {
  approvals: number;
  sole: boolean;
  onApprovals: (count: number) => void;
  onSole: (may: boolean) => void;
  urgent: boolean;
  onUrgent: (may: boolean) => void;
}

const ApprovalSettings = ({
  settings,
  mayChange,
  approvals,
  sole,
  onApprovals,
  onSole,
  urgent,
  onUrgent,
}: ApprovalProps) => {
  const { t } = useWords();
  return (
    <section className="panel">
      <header>
        <h2>{t('settings.approval.title')}</h2>
      </header>
      <fieldset className="body col gap" disabled={!mayChange}>
        <legend className="sr">{t('settings.approval.title')}</legend>
        <Choice
          label={t('settings.approval.count')}
          hint={t(approvals === 0 ? 'settings.approval.none' : 'settings.approval.hint')}
          state={approvals === settings.approvals ? 'plain' : 'changed'}
          value={approvals}
          onChange={({ target }) => onApprovals(Number(target.value))}
        >
          {Array.from({ length: mostApprovals + 1 }, (_, count) => count)
            .filter((count) => count > 0 || settings.approvals === 0)
            .map((count) => (
              <option key={count}>{count}</option>
            ))}
        </Choice>
        <Check
          kind="switch"
          checked={sole}
          disabled={!mayChange}
          onChange={({ target }) => onSole(target.checked)}
        >
          {t('settings.approval.sole')}
        </Check>
        <FieldFrame hint={t('settings.approval.urgentHint')}>
          <Check
            kind="switch"
            checked={urgent}
            disabled={!mayChange}
            onChange={({ target }) => onUrgent(target.checked)}
          >
            {t('settings.approval.urgent')}
          </Check>
        </FieldFrame>
      </fieldset>
    </section>
  );
};

const Form = ({ settings, mayChange, saving, onUnsaved }: FormProps) => {
  const { t } = useWords();
  const [approvals, setApprovals] = useState(settings.approvals);
  const [sole, setSole] = useState(settings.soleApproverMayPublish);
  const [urgent, setUrgent] = useState(settings.emergencyNotices ?? false);
  const [claim, setClaim] = useState(settings.oidcRoles?.claim ?? '');
  const [rows, setRows] = useState<readonly ClaimRow[]>(rowsOf(settings.oidcRoles));
  const edited: Settings = {
    ...{ approvals, soleApproverMayPublish: sole, emergencyNotices: urgent },
    oidcRoles: settingOf(claim, rows),
  };
  const { emergencyNotices = false, oidcRoles = null } = settings;
  const isSame = sameJson(edited, { ...settings, emergencyNotices, oidcRoles });
  useEffect(() => onUnsaved(!isSame), [isSame, onUnsaved]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isSame && !saving.isBusy) saving.save(edited, settings);
  };
  return (
    <form className="col gap" onSubmit={submit}>
      {!mayChange && <Note icon="lock">{t('settings.readOnly')}</Note>}
      <ApprovalSettings
        {...{ settings, mayChange, approvals, sole, urgent }}
        onApprovals={setApprovals}
        onSole={setSole}
        onUrgent={setUrgent}
      />
      <ClaimRoles claim={claim} rows={rows} mayChange={mayChange} onClaim={setClaim} onRows={setRows} />
      <FailureNote error={saving.error} />
      {mayChange && (
        <div className="row">
          <Button
            kind="primary"
            type="submit"
            busy={saving.isBusy}
            notYet={isSame ? t('settings.same') : undefined}
          >
            {t('common.do.save')}
          </Button>
        </div>
      )}
    </form>
  );
};

// Values that are not saved yet stay in the form if someone else saves others.
const Settled = ({ latest, mayChange }: { latest: Settings; mayChange: boolean }) => {
  const saving = useSaveSettings();
  const [shown, setShown] = useState(latest);
  const [isUnsaved, setUnsaved] = useState(false);
  if (shown !== latest && (!isUnsaved || saving.isDone(latest))) setShown(latest);
  return (
    <>
      <Form key={JSON.stringify(shown)} {...{ mayChange, saving }} settings={shown} onUnsaved={setUnsaved} />
      <OtherSettings saving={saving} />
    </>
  );
};

export const SettingsPage = () => {
  const { t } = useWords();
  const asked = useQuery(settingsQuery);
  const mayChange = useHasRole('administrator');
  const seesFreezes = useHasRole('publisher', 'viewer', 'editor', 'reviewer', 'operator');
  return (
    <Page name={t('common.places.settings')} icon="settings">
      <div className="page narrow">
        <PageHead title={t('common.places.settings')} text={t('settings.text')} />
        <Loaded from={asked} what={t('common.places.settings')} rows={3}>
          {(settings) => <Settled latest={settings} mayChange={mayChange} />}
        </Loaded>
        {seesFreezes && (
          <p className="below">
            <Link to="/freezes" className="row">
              <Icon name="pause" />
              {t('settings.freezes')}
            </Link>
          </p>
        )}
      </div>
    </Page>
  );
};
