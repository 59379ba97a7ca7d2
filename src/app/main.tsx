import '../ui/styles/styles.ts';
import { start } from './start/start.ts';

void start();
