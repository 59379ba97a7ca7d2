import { analyse } from '../../../src/analysis/findings/analyse.ts';
import { portalModel } from '../../../src/analysis/model/portal-model.ts';
import { largePortal, rulesAlone } from '../config/large-portal.ts';

const portal = process.argv[2] === 'rules' ? rulesAlone(largePortal(300)) : largePortal(300);
const start = performance.now();
const { findings } = analyse(portalModel(portal));
const took = performance.now() - start;
if (findings.length < 200) throw new Error('nothing was analysed');
process.stdout.write(`${took}\n`);
