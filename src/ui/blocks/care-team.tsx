import type { CareTeamView } from '../../view/blocks/care-team.ts';
import { Icon } from '../elements/artwork.tsx';
import { CardSection } from '../elements/card-section.tsx';
import { ItemLinks, Phones } from '../elements/items.tsx';
import { Name } from '../elements/isolated.tsx';
import { useWords } from '../provided/words.ts';

export const CareTeam = ({ view }: { view: CareTeamView }) => {
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
                <Name>{entry.title}</Name>
              </p>
              {entry.subtitle !== '' && (
                <p className="muted small">
                  <Name>{entry.subtitle}</Name>
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
