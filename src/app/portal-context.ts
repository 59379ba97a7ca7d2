import { createContext } from 'react';
import type { Portal } from './portal.ts';

export const PortalContext = createContext<Portal | undefined>(undefined);
