import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The accessibility violations of what is rendered now, one line each; `region` and `page-has-heading-one` ask for a whole page and are left to journeys. */
export const accessibilityOf = async (): Promise<readonly string[]> => {
  const { violations } = await axe.run(document.body, {
    iframes: false,
    runOnly: { type: 'tag', values: tags },
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
