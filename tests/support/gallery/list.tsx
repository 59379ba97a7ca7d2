import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Entry, galleryGroups } from './entries.ts';
import './list.css';

/** The selected entry, which is in the address, so that a state can be linked. */
interface Shown {
  readonly entry: string;
  readonly language: string;
  readonly theme: string;
  readonly width: string;
}

const usual: Shown = { entry: 'kit-buttons', language: 'en', theme: 'light', width: 'wide' };

const choices = [
  ['language', ['en', 'es']],
  ['theme', ['light', 'dark']],
  ['width', ['wide', 'narrow']],
] as const;

const readAddress = (): Shown => ({
  ...usual,
  ...Object.fromEntries(new URLSearchParams(location.hash.slice(1))),
});
const addressOf = (shown: Shown): string => `#${new URLSearchParams({ ...shown }).toString()}`;

const useAddress = (): Shown => {
  const [shown, setShown] = useState(readAddress);
  useEffect(() => {
    const read = (): void => setShown(readAddress());
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return shown;
};

const Group = ({
  name,
  entries,
  shown,
}: {
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly shown: Shown;
}) => (
  <section>
    <h2>{name}</h2>
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={addressOf({ ...shown, entry: entry.id })}
            aria-current={entry.id === shown.entry ? 'page' : undefined}
          >
            {entry.name}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

const Gallery = () => {
  const shown = useAddress();
  const [searched, setSearched] = useState('');
  const { entry, language, theme, width } = shown;
  const isFound = ({ name }: Entry): boolean => name.toLowerCase().includes(searched.toLowerCase());
  const alone = `state.html?${new URLSearchParams({ entry, language, theme }).toString()}`;
  return (
    <>
      <nav aria-label="Entries">
        <h1>Gallery</h1>
        <input
          type="search"
          aria-label="Find an entry"
          placeholder="Find an entry"
          onChange={({ target }) => setSearched(target.value)}
        />
        {Object.entries(galleryGroups).map(([name, entries]) => (
          <Group key={name} {...{ name, shown }} entries={entries.filter(isFound)} />
        ))}
      </nav>
      <main>
        <div className="choices">
          {choices.map(([name, values]) => (
            <span key={name} role="group" aria-label={name}>
              {values.map((value) => (
                <a
                  key={value}
                  href={addressOf({ ...shown, [name]: value })}
                  aria-current={shown[name] === value ? 'true' : undefined}
                >
                  {value}
                </a>
              ))}
            </span>
          ))}
          <a href={alone} target="_blank" rel="noreferrer">
            Open alone
          </a>
        </div>
        <iframe key={alone} title="Entry" className={width} src={alone} />
      </main>
    </>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('the document has no place for the gallery');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
