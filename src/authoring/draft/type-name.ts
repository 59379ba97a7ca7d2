import type { Language } from '../../config/portal-config.ts';
import blockTypes from './block-types.json' with { type: 'json' };

const typeNames: Readonly<Record<string, Readonly<Record<Language, string>>>> = blockTypes;

/** Returns what editors call a type of block; undefined for an unknown type. */
export const typeName = (type: string, language: Language): string | undefined => typeNames[type]?.[language];
