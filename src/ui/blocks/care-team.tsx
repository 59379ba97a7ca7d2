import type { CareTeamView } from '../../view/blocks/care-team.ts';
import { Icon } from '../elements/artwork.tsx';
import { CardSection } from '../elements/card-section.tsx';
import { ItemLinks } from '../elements/items.tsx';
import { useWords } from '../provided/words.ts';

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
              <p className="n">{entry.title}</p>
              {entry.subtitle !== '' && <p className="muted small">{entry.subtitle}</p>}
              {entry.phone && <a href={entry.phone.href}>{entry.phone.text}</a>}
            </div>
          </li>
        ))}
      </ul>
      <ItemLinks items={view.items} />
    </CardSection>
  );
};
