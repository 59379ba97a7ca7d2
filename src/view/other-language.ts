import type { Language } from '../config/portal-config.ts';

/** The other of the two languages (ledger R1.19). */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');
