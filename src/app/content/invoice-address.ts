import type { Environment, SettingsFile } from '../../config/generated/config-files.ts';
import { findInvoice } from '../../services/billing/find-invoice.ts';
import { inertDocument } from '../../services/inert-document.ts';

export const invoiceAddress = (
  { legacy }: Environment,
  { frameTimeoutSeconds }: SettingsFile,
): Promise<string | undefined> =>
  findInvoice(legacy, {
    fetch: window.fetch.bind(window),
    timeoutSeconds: frameTimeoutSeconds,
    parse: inertDocument,
    warn: (text) => console.warn(text),
  });
