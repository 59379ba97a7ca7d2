import { analyse } from '../../../src/analysis/findings/analyse.ts';
import { portalModel } from '../../../src/analysis/model/portal-model.ts';
import { largePortal, rulesAlone } from '../config/large-portal.ts';

const portal = process.argv[2] === 'rules' ? rulesAlone(largePortal(300)) : largePortal(300);

/**
 * Milliseconds of one analysis by the clock: processor time would count what is compiled beside it as well,
 * which nobody waits for.
 */
const analysis = (): number => {
  const before = performance.now();
  const { findings } = analyse(portalModel(portal));
  const taken = performance.now() - before;
  if (findings.length < 200) throw new Error('nothing was analysed');
  return taken;
};

const cold = analysis();
const warm = Math.min(...Array.from({ length: 60 }, analysis));
process.stdout.write(JSON.stringify([cold, warm]));
