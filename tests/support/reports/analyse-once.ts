import { analyse } from '../../../src/analysis/findings/analyse.ts';
import { portalModel } from '../../../src/analysis/model/portal-model.ts';
import { largePortal, rulesAlone } from '../config/large-portal.ts';

const portal = process.argv[2] === 'rules' ? rulesAlone(largePortal(300)) : largePortal(300);

/** Milliseconds of processor time of one analysis. */
const analysis = (): number => {
  const before = process.cpuUsage();
  const { findings } = analyse(portalModel(portal));
  const { user, system } = process.cpuUsage(before);
  if (findings.length < 200) throw new Error('nothing was analysed');
  return (user + system) / 1000;
};

const cold = analysis();
const warm = Math.min(...Array.from({ length: 60 }, analysis));
process.stdout.write(JSON.stringify([cold, warm]));
