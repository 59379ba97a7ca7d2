import type { Presence } from '../../../api/generated/api-shapes.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Face, Pill } from '../../kit/marks.tsx';
import { nodeName, type OutlineIndex } from '../content/outline-index.ts';
import styles from './presence.module.css';
import { useOthersAt } from './use-presence.ts';

const most = 4;

interface Props {
  people: readonly Presence[];
  outline: OutlineIndex | undefined;
}

export const PresenceFaces = ({ people, outline }: Props) => {
  const { t, language } = useWords();
  if (people.length === 0) return null;
  const label = ({ person, address }: Presence): string => {
    const node = address === null ? undefined : outline?.ownerOf(address)?.node;
    const place = node && nodeName(node, language);
    return place === undefined
      ? t('find.presence.here', { name: person.name })
      : t('find.presence.at', { name: person.name, place });
  };
  return (
    <ul className={styles.faces} aria-label={t('find.presence.label')}>
      {people.slice(0, most).map((one) => (
        <li key={one.person.id} title={label(one)}>
          <Face name={one.person.name} />
          <span className="sr">{label(one)}</span>
        </li>
      ))}
      {people.length > most && (
        <li className="small">{t('find.presence.more', { count: people.length - most })}</li>
      )}
    </ul>
  );
};

export const FacesAt = ({ addresses }: { addresses: readonly string[] }) => {
  const { t } = useWords();
  const people = useOthersAt(addresses);
  return people.map(({ person }) => (
    <span key={person.id} className={styles.faceAt} title={t('find.presence.here', { name: person.name })}>
      <Face name={person.name} />
      <span className="sr">{t('find.presence.here', { name: person.name })}</span>
    </span>
  ));
};

export const HereToo = ({
  addresses,
  isField = false,
}: {
  addresses: readonly string[];
  isField?: boolean;
}) => {
  const { t } = useWords();
  const people = useOthersAt(addresses);
  if (people.length === 0) return null;
  const names = people.map(({ person }) => person.name).join(', ');
  return (
    <span data-here className={isField ? styles.atField : styles.here}>
      <Pill tone="info" icon={isField ? 'edit' : 'person'}>
        {isField ? names : t('find.presence.here', { name: names })}
      </Pill>
    </span>
  );
};
