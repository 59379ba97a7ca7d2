import type { CareTeamView } from '../../view/blocks/care-team.ts';
import { Icon } from '../elements/artwork.tsx';
import { CardSection } from '../elements/card-section.tsx';
import { ItemLinks } from '../elements/items.tsx';
import { useWords } from '../provided/words.ts';

type Entry = CareTeamView['entries'][number];

/** Phone numbers as links among the words around them; without a number there are words alone. */
const Phones = ({ phones }: { readonly phones: NonNullable<Entry['phones']> }) => (
  <bdi>
    {phones.map(({ text, href }, place) =>
      href === undefined ? (
        <span key={place}>{text}</span>
      ) : (
        <a key={place} href={href}>
          {text}
        </a>
      ),
    )}
  </bdi>
);

/** Primary care physician, plan medical group and plan network of the member. */
export const CareTeam = ({ view }: { readonly view: CareTeamView }) => {
  const { t } = useWords();
  return (
    <CardSection title={view.title} content={view.content}>
      <ul className="rows">
        {view.entries.map((entry) => (
          <li key={entry.kind}>
            <span className="tile">
              <Icon name={entry.icon} />
            </span>
            <div>
              <p className="k">{t(`components.careTeam.${entry.kind}`)}</p>
              <p className="n">
                <bdi>{entry.title}</bdi>
              </p>
              {entry.subtitle !== '' && (
                <p className="muted small">
                  <bdi>{entry.subtitle}</bdi>
                </p>
              )}
              {entry.phones && <Phones phones={entry.phones} />}
            </div>
          </li>
        ))}
      </ul>
      <ItemLinks items={view.items} />
    </CardSection>
  );
};
