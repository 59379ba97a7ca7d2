import { analyse } from '../../src/analysis/findings/analyse.ts';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { largePortal } from './large-portal.ts';

const portal = largePortal(300);
const start = performance.now();
const { findings } = analyse(portalModel(portal));
const took = performance.now() - start;
if (findings.length < 200) throw new Error('nothing was analysed');
process.stdout.write(`${took}\n`);
