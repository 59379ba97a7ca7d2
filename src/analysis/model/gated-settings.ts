/** Settings that name a condition. */
export const gatedSettings = ['noPlans', 'firstLogin', 'firstLoginPaperless', 'externalLinkNotice'] as const;
