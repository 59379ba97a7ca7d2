import { existsSync } from 'node:fs';
import { checkConfig } from '../../config/check-config.ts';
import { configProblemsText } from '../../config/config-problems-text.ts';
import { readConfig } from '../../config/read-config.ts';
import { portalNames } from '../portal-names.ts';

/** What `portal check` was asked for: the two folders, and whether programs read the answer. */
export interface CheckRequest {
  readonly config: string;
  readonly locales: string;
  readonly json: boolean;
  readonly print: (line: string) => void;
}

/** Checks a configuration and prints its problems. Exit code 0: no errors (warnings pass), 1: errors, 2: a folder is missing. */
export const runCheck = ({ config, locales, json, print }: CheckRequest): Promise<number> => {
  const missing = [config, locales].find((folder) => !existsSync(folder));
  if (missing !== undefined) {
    print(`There is no folder ${missing}.`);
    return Promise.resolve(2);
  }
  const problems = checkConfig(readConfig(config, locales), portalNames);
  print(json ? JSON.stringify(problems, null, 2) : configProblemsText(problems));
  return Promise.resolve(problems.some(({ severity }) => severity === 'error') ? 1 : 0);
};
