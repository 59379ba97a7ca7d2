import { matchingLiteral } from './matching-literal.ts';
import type { PropertyReader } from './property-reader.ts';

/** Whether the signed-in subject (the entry UserLoggedIn) is somebody else than the member now viewed (R3.055). */
export const isProxyView = (account: PropertyReader, viewedEid: string | undefined): boolean => {
  const subject = account.every('proxySubjects').find((entry) => matchingLiteral(['UserLoggedIn'], entry.text(0)));
  const subjectEid = subject?.text(1) ?? '';
  return viewedEid !== undefined && subjectEid !== '' && subjectEid !== viewedEid;
};
