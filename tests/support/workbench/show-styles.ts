const texts = import.meta.glob<string>('../../../src/workbench/web/styles/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});
const list = import.meta.glob<string>('../../../src/workbench/web/styles/styles.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names of the style sheets in the order that the workbench loads them. */
const names = (Object.values(list)[0] ?? '')
  .split("'./")
  .slice(1)
  .map((line) => line.split("'", 1)[0] ?? '');

const sheet = names.map((name) => texts[`../../../src/workbench/web/styles/${name}`] ?? '').join('\n');

const isModule = ({ ownerNode }: StyleSheet): boolean =>
  ownerNode instanceof HTMLElement && ownerNode.dataset['viteDevId']?.endsWith('.module.css') === true;

/**
 * Shows the page with only the workbench's styles, in a theme. Returns a function that restores the page.
 * Component tests of the workbench and of the portal share one document, so this disables the portal's style
 * sheets until then.
 */
export const showStyles = (theme: 'light' | 'dark'): (() => void) => {
  const resting = [...document.styleSheets].filter((one) => !one.disabled && !isModule(one));
  resting.forEach((one) => (one.disabled = true));
  const style = document.createElement('style');
  style.textContent = sheet;
  // CSS modules come after, as in the product.
  document.head.prepend(style);
  document.documentElement.dataset['theme'] = theme;
  return () => {
    style.remove();
    resting.forEach((one) => (one.disabled = false));
    delete document.documentElement.dataset['theme'];
  };
};
