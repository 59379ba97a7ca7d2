import { useEffect } from 'react';
import { brokenConstraints } from '../rules/gate.ts';
import type { ViewContext } from '../view/view-context.ts';

/**
 * Warns, once for each set, which constraints of the configuration the member breaks: by id, without data of the member. The screens
 * are shown all the same.
 */
export const usePossibleMember = ({ gate, config }: Pick<ViewContext, 'gate' | 'config'>): void => {
  const broken = brokenConstraints(gate, config.constraints).join(', ');
  useEffect(() => {
    if (broken !== '') console.warn(`The member breaks constraints: ${broken}`);
  }, [broken]);
};
