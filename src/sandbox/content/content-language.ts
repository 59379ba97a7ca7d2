export type ContentLanguage = 'en' | 'es';
