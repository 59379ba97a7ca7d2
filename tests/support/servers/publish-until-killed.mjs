import { register } from 'tsx/esm/api';

/** Publishes into the folder given, with the brand name given, and says when it begins: a process of its own, to be killed on the way. */

register();
const { publishRelease } = await import('../../../src/release/publish-release.ts');
const { compiledConfig } = await import('../config/shipped-config.ts');
const [, , dist, name] = process.argv;
const compiled = compiledConfig(name);
process.stdout.write('begun\n');
await publishRelease(dist, compiled);
