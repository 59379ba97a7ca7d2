import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the young generation of this process, and of the threads that it starts later, at its present size. Node 24
 * lets it grow to 128 MB, which short-lived answers fill and do not need. The largest size is fixed when a process
 * starts; the growth factor is read at each collection.
 */
export const stopYoungGenerationGrowth = (): void => setFlagsFromString('--semi-space-growth-factor=1');
