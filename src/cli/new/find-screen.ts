import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionFile } from '../../config/generated/config-files.ts';
import { unknownName } from '../unknown-name.ts';

/** Where a screen is written: its section file, the section's name, and the screen's place in it. */
export interface ScreenPlace {
  readonly file: string;
  readonly section: string;
  readonly index: number;
  readonly screen: SectionFile['screens'][number];
}

/** Finds a screen by its key in config/screens; an unknown key is a usage error that tells the nearest. */
export const findScreen = (config: string, key: string): ScreenPlace => {
  const folder = join(config, 'screens');
  const keys: string[] = [];
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const { screens } = JSON.parse(readFileSync(file, 'utf8')) as SectionFile;
    const index = screens.findIndex((screen) => screen.key === key);
    const screen = screens[index];
    if (screen) return { file, section: name, index, screen };
    keys.push(...screens.map((one) => one.key));
  }
  throw unknownName('screen', key, { names: keys, otherwise: `There are ${keys.join(', ')}.` });
};
