import { keepShell, type KeptShell, type WorkerScope } from '../../services/release/kept-shell.ts';

const worker = self as unknown as WorkerScope & { readonly portalShell: KeptShell };

keepShell(worker, worker.portalShell);
