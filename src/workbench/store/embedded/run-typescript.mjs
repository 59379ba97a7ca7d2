/** Begins a thread or a process of our own in a TypeScript module: neither inherits what the command line registered. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData?.module ?? process.argv[2]);
