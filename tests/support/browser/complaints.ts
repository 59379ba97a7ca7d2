import type { Page } from 'playwright-core';

/** What a page complained about since it was watched; each entry is the text as the console shows it. */
export interface Complaints {
  readonly errors: string[];
  readonly warnings: string[];
  readonly pageErrors: string[];
  readonly policyViolations: string[];
}

export const noComplaints: Complaints = { errors: [], warnings: [], pageErrors: [], policyViolations: [] };

/**
 * Collects console errors and warnings, uncaught errors and content security policy violations of the page
 * and its frames, from now on.
 */
export const watchPage = (page: Page): Complaints => {
  const complaints: Complaints = { errors: [], warnings: [], pageErrors: [], policyViolations: [] };
  page.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    // The browser of the tests reports when it blocks the service worker.
    if (text.startsWith('Service Worker registration blocked by Playwright')) return;
    if (/Content Security Policy|TrustedHTML|TrustedScript/i.test(text))
      complaints.policyViolations.push(text);
    else if (message.type() === 'error') complaints.errors.push(text);
    else if (message.type() === 'warning') complaints.warnings.push(text);
  });
  page.on('pageerror', ({ message }) => {
    // Firefox reports as errors what the policy blocked, and a font that was canceled by leaving the page
    // (NS_BINDING_ABORTED).
    if (message.startsWith('download failed (font-family') && message.includes('status=2152398850')) return;
    (message.startsWith('The page’s settings blocked')
      ? complaints.policyViolations
      : complaints.pageErrors
    ).push(message);
  });
  return complaints;
};
