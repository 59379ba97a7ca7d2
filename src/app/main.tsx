import '../ui/styles/styles.ts';
import { start } from './start.ts';

void start();
