const texts = import.meta.glob<string>('../../../src/workbench/web/styles/*.css', { query: '?inline', import: 'default', eager: true });
const list = import.meta.glob<string>('../../../src/workbench/web/styles/styles.ts', { query: '?raw', import: 'default', eager: true });

/** The names of the style sheets in the order in which the workbench loads them. */
const names = (Object.values(list)[0] ?? '')
  .split("'./")
  .slice(1)
  .map((line) => line.split("'", 1)[0] ?? '');

const sheet = names.map((name) => texts[`../../../src/workbench/web/styles/${name}`] ?? '').join('\n');

/**
 * Shows the page in the workbench's styles alone, in a look: component tests share one document with those of the portal, whose style sheets
 * rest meanwhile. Answers with how to put everything back.
 */
export const showStyles = (theme: 'light' | 'dark'): (() => void) => {
  const resting = [...document.styleSheets].filter(({ disabled }) => !disabled);
  resting.forEach((one) => (one.disabled = true));
  const style = document.createElement('style');
  style.textContent = sheet;
  document.head.append(style);
  document.documentElement.dataset['theme'] = theme;
  return () => {
    style.remove();
    resting.forEach((one) => (one.disabled = false));
    delete document.documentElement.dataset['theme'];
  };
};
