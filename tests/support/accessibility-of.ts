import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours are judged at rest: an entrance that still fades in would count as too little contrast. */
const animationsToEnd = (): Promise<unknown> =>
  Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished),
  );

/** The accessibility violations of what is rendered now, one line each; `region` and `page-has-heading-one` ask for a whole page and are left to journeys. */
export const accessibilityOf = async (): Promise<readonly string[]> => {
  await animationsToEnd();
  const { violations } = await axe.run(document.body, {
    iframes: false,
    runOnly: { type: 'tag', values: tags },
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false }, 'landmark-one-main': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
