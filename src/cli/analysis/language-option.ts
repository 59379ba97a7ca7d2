import type { Language } from '../../config/portal-config.ts';
import { UsageError } from '../usage-error.ts';

/** The value of `--lang`. */
export const languageOption = (value: unknown): Language => {
  if (value === 'en' || value === 'es') return value;
  throw new UsageError(`--lang is en or es, not ${String(value)}`);
};
