import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

// A single tab is shown as its content (R4.061). Print shows all panels with their names.
export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const list = useRef<HTMLDivElement>(null);
  if (tabs.length < 2) return tabs[0]?.content ?? null;
  const current = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === chosen),
  );
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(current, tabs.length);
    setChosen(tabs[next]?.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="tabs">
      <div ref={list} className="tablist" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={move}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            aria-selected={index === current}
            aria-controls={`${id}${tab.key}panel`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => setChosen(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}${tab.key}panel`}
          aria-labelledby={`${id}${tab.key}`}
          data-name={tab.label}
          hidden={index !== current}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
};
