import type { ReactNode } from 'react';
import type { Meaning, MeaningChange } from '../../../../api/generated/api-shapes.ts';
import { useChangeName } from '../../../draft/changes/change-list.tsx';
import { useChangeWords } from '../../../draft/changes/describe-change.ts';
import { linkTargets, targetOf } from '../../../draft/content/link-targets.ts';
import { Rich } from '../../../i18n/rich.tsx';
import { useWords } from '../../../i18n/use-words.ts';
import { TextButton } from '../../../kit/button.tsx';
import type { IconName } from '../../../kit/icon.tsx';
import { useEditor } from '../context/editor-context.ts';
import { AffectedMembers } from './affected-members.tsx';
import { EffectLine, Lines } from './line.tsx';
import { byKind, changeSentence, type EffectKind } from './change-sentence.ts';

const icons = {
  links: 'link',
  words: 'words',
  shown: 'eye',
  looks: 'card',
  gates: 'rules',
  order: 'up',
  possible: 'people',
  other: 'globe',
} as const satisfies Readonly<Record<string, IconName>>;

interface LineProps {
  kind: keyof typeof icons;
  children: ReactNode;
  samples?: ReactNode;
}

const Line = ({ kind, children, samples }: LineProps) => {
  const { t } = useWords();
  return (
    <EffectLine icon={icons[kind]} kind={t(`strip.kinds.${kind}`)} members={samples}>
      {children}
    </EffectLine>
  );
};

interface Props {
  meaning: Meaning;
}

// The days changed, so the affected members differ by day.
const isOfDays = ({ kind, what }: MeaningChange): boolean =>
  kind === 'looks' && (what === 'from' || what === 'until');

// A block on several screens changes on each of them: its change is listed once.
const onceEach = (changes: readonly MeaningChange[]): readonly MeaningChange[] => [
  ...new Map(
    changes.map((change) => [
      JSON.stringify({ ...change, item: '', text: change.text.replace(change.item, '') }),
      change,
    ]),
  ).values(),
];

export const ItemEffects = ({ meaning, ids }: Props & { ids: readonly string[] }) => {
  const words = useChangeWords();
  const { t, language } = words;
  const { now } = useEditor();
  // Only for a link: it reads all files.
  const targetName = (target: string): string =>
    targetOf(linkTargets(now.files, now.outline), target)?.name[language] ?? target;
  const own = byKind(meaning.changes.filter(({ item }) => ids.includes(item)));
  if (own.length === 0) return <p className="muted">{t('strip.says.nobody')}</p>;
  return (
    <Lines>
      {own.flatMap(({ kind, changes }) =>
        onceEach(changes).map((change, index) => (
          <Line
            key={`${kind}${index}`}
            kind={isOfDays(change) ? 'shown' : kind}
            samples={<AffectedMembers names={change.samples} all={meaning.samples.length} />}
          >
            <Rich {...changeSentence(change, { ...words, targetName })} />
          </Line>
        )),
      )}
      {!own.some(({ kind, changes }) => kind === 'shown' || changes.some(isOfDays)) && (
        <Line kind="shown">
          <span className="muted">{t('strip.says.same')}</span>
        </Line>
      )}
    </Lines>
  );
};

const mostNamed = 3;

const Named = ({ ids }: { ids: readonly string[] }) => {
  const { t } = useWords();
  const { now, choose } = useEditor();
  const nameOf = useChangeName();
  return (
    <>
      {ids.slice(0, mostNamed).map((id, at) => {
        const item = now.outline.byId(id);
        return (
          <span key={id}>
            {at > 0 && ', '}
            {item ? (
              <TextButton onClick={() => choose(id)}>
                {nameOf({ item, key: item.node.entry }).name}
              </TextButton>
            ) : (
              id
            )}
          </span>
        );
      })}
      {ids.length > mostNamed && ` ${t('strip.more', { count: ids.length - mostNamed })}`}
    </>
  );
};

const OneKind = ({
  kind,
  ids,
  samples,
  all,
}: {
  kind: EffectKind | 'other';
  ids: readonly string[];
  samples?: readonly string[];
  all: number;
}) => {
  const { t } = useWords();
  return (
    <Line kind={kind} samples={samples && <AffectedMembers names={samples} all={all} />}>
      {t(`strip.counts.${kind}`, { count: ids.length })} <Named ids={ids} />
    </Line>
  );
};

export const DraftEffects = ({ meaning }: Props) => {
  const { t } = useWords();
  const { moved, other, constraints } = meaning;
  if (meaning.isEmpty && !constraints) return <p className="muted">{t('strip.says.nobody')}</p>;
  const all = meaning.samples.length;
  return (
    <Lines>
      {byKind(meaning.changes).map(({ kind, changes, samples }) => (
        <OneKind key={kind} {...{ kind, samples, all }} ids={[...new Set(changes.map(({ item }) => item))]} />
      ))}
      {moved.length > 0 && <OneKind kind="order" ids={moved.map(({ to }) => to)} all={all} />}
      {other.length > 0 && <OneKind kind="other" ids={other.map(({ at }) => at)} all={all} />}
      {constraints && <Line kind="possible">{t('strip.says.constraints')}</Line>}
    </Lines>
  );
};
