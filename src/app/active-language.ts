import type { i18n } from 'i18next';
import type { Language } from '../config/portal-config.ts';

/** The language that i18next speaks now; what is on show may still be the one before. */
export const activeLanguage = ({ language }: i18n): Language => (language === 'es' ? 'es' : 'en');
