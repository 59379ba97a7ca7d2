import { useState } from 'react';
import { useWords } from '../../../src/workbench/web/i18n/use-words.ts';
import { Button } from '../../../src/workbench/web/kit/button.tsx';
import { BrandMark, Icon, type IconName } from '../../../src/workbench/web/kit/icon.tsx';
import { Key, KeyHints, Keys } from '../../../src/workbench/web/kit/commands/keys.tsx';
import { Chip, ToggleChip } from '../../../src/workbench/web/kit/chip.tsx';
import {
  Face,
  Mark,
  Note,
  Person,
  Pill,
  SampleTag,
  StatePill,
  statusClass,
} from '../../../src/workbench/web/kit/marks.tsx';
import { Table } from '../../../src/workbench/web/kit/table.tsx';
import { Moment } from '../../../src/workbench/web/kit/time.tsx';
import { Timeline, TimelineEntry } from '../../../src/workbench/web/kit/timeline.tsx';
import { samplePeople } from '../workbench/samples.ts';

const tones = ['change', 'info', 'wait', 'ok', 'bad', 'live', 'end', 'plain'] as const;
const states = [
  'open',
  'review',
  'changesAsked',
  'approved',
  'scheduled',
  'publishing',
  'published',
  'discarded',
] as const;

const Pills = () => {
  const { t } = useWords();
  return (
    <>
      <div className="row wrap">
        {states.map((state) => (
          <StatePill key={state} state={state} />
        ))}
      </div>
      <div className="row wrap">
        {tones.map((tone) => (
          <Pill key={tone} tone={tone} icon="info">
            {t('common.is.new')}
          </Pill>
        ))}
      </div>
    </>
  );
};

const Marks = () => {
  const { t } = useWords();
  return (
    <ul>
      {(['changed', 'new', 'removed', 'toCheck', 'error'] as const).map((kind) => (
        <li key={kind} className="row">
          <Mark kind={kind} isAnnounced={false} />
          {t(`common.is.${kind}`)}
        </li>
      ))}
    </ul>
  );
};

const Chips = () => {
  const { t } = useWords();
  const [isOn, setOn] = useState(true);
  return (
    <div className="row wrap">
      <Chip>M08</Chip>
      <Chip removeLabel={t('common.do.close')} onRemove={() => setOn(!isOn)}>
        M09
      </Chip>
      <Chip inheritedFrom={t('common.is.new')}>M10</Chip>
      {[isOn, !isOn].map((one, index) => (
        <ToggleChip key={index} isOn={one} onClick={() => setOn(!isOn)}>
          {t(index === 0 ? 'common.is.changed' : 'common.is.toCheck')} <b>2</b>
        </ToggleChip>
      ))}
      <SampleTag>M08</SampleTag>
      {(['yes', 'if', 'no', 'off'] as const).map((kind) => (
        <span key={kind} className={statusClass(kind)}>
          <Icon name="eye" size="xs" />
          {t('common.is.new')}
        </span>
      ))}
    </div>
  );
};

const Notes = () => {
  const { t } = useWords();
  return (['info', 'wait', 'bad', 'ok', 'change'] as const).map((tone) => (
    <Note key={tone} tone={tone} actions={<Button small>{t('common.do.tryNow')}</Button>}>
      {t('common.offline.text')}
    </Note>
  ));
};

const People = () => (
  <ul>
    {Object.values(samplePeople).map(({ id, name }) => (
      <li key={id}>
        <Person name={name} />
      </li>
    ))}
    <li className="row">
      <Face name="Jo" />
      Jo
    </li>
  </ul>
);

/** Each icon; one that is missing does not compile. */
const icons: Readonly<Record<IconName, true>> = {
  ...{
    edit: true,
    grid: true,
    drafts: true,
    rules: true,
    words: true,
    release: true,
    log: true,
    people: true,
    help: true,
    search: true,
  },
  ...{
    undo: true,
    eye: true,
    hidden: true,
    outlines: true,
    comment: true,
    check: true,
    clock: true,
    close: true,
    lock: true,
    plus: true,
  },
  ...{
    minus: true,
    info: true,
    alert: true,
    next: true,
    down: true,
    up: true,
    back: true,
    person: true,
    calendar: true,
    code: true,
  },
  ...{
    link: true,
    globe: true,
    compare: true,
    forward: true,
    download: true,
    upload: true,
    offline: true,
    pause: true,
    settings: true,
  },
  ...{ half: true, grip: true, card: true, more: true, phone: true, tablet: true, desktop: true, moon: true },
};

const Icons = () => (
  <>
    <ul className="icons">
      {(Object.keys(icons) as IconName[]).map((name) => (
        <li key={name} className="row">
          <Icon name={name} size="m" />
          <span className="code tiny">{name}</span>
        </li>
      ))}
    </ul>
    <div className="row">
      {(['m', 's', 'xs'] as const).map((size) => (
        <Icon key={size} name="settings" size={size} />
      ))}
      <BrandMark className="brand" />
    </div>
  </>
);

const KeysOfKit = () => {
  const { t } = useWords();
  return (
    <>
      <p>
        <Keys of="Ctrl Enter" /> <Keys of="g d" /> <Key of="search" />
      </p>
      <KeyHints
        of={[
          [['next', 'previous'], t('drafts.keys.move')],
          [['Enter'], t('drafts.keys.open')],
        ]}
      />
    </>
  );
};

const Times = () => (
  <ul>
    {[
      '2026-11-23T16:02:00.000Z',
      '2026-11-22T16:02:00.000Z',
      '2026-11-20T16:02:00.000Z',
      '2025-11-20T16:02:00.000Z',
    ].map((at) => (
      <li key={at}>
        <Moment at={at} /> · <Moment at={at} whole />
      </li>
    ))}
  </ul>
);

const Timelines = () => (
  <Timeline>
    <TimelineEntry kind="planned">Planned</TimelineEntry>
    <TimelineEntry kind="live" isChosen>
      Live
    </TimelineEntry>
    <TimelineEntry>Earlier</TimelineEntry>
  </Timeline>
);

const Tables = () => {
  const { t } = useWords();
  return (
    <div className="panel clipped">
      <Table heads={[t('log.column.who'), t('log.column.what')]}>
        <tr data-group>
          <th colSpan={2} scope="colgroup">
            {t('common.is.new')}
          </th>
        </tr>
        {Object.values(samplePeople).map(({ id, name }, index) => (
          <tr key={id} data-selected={index === 0 || undefined}>
            <td data-wide>{name}</td>
            <td data-head={t('log.column.what')}>{t('common.is.changed')}</td>
          </tr>
        ))}
      </Table>
    </div>
  );
};

/** Signs and short texts of the kit, by their names in the gallery. */
export const signs = { Pills, Marks, Chips, Tables, Notes, People, Icons, Keys: KeysOfKit, Times, Timelines };
