import type { Answer } from '../http.ts';
import type { SandboxState } from '../state.ts';
import { displayInvoice, premiumBilling } from '../legacy/billing.ts';
import { controls } from '../legacy/controls.ts';
import { framedPage, frameTrouble } from '../framed/framed-page.ts';
import { inside } from './inside.ts';
import { loginPage, loginWidget } from '../legacy/login-pages.ts';
import { bodyFont } from '../legacy/page.ts';
import { guestPay, paymentLanding } from '../legacy/payment.ts';
import {
  doLogin,
  keepAlive,
  type LegacyPage,
  type LegacyVisit,
  logOut,
  sessionCookie,
} from '../legacy/session.ts';

const pages: Readonly<Record<string, LegacyPage>> = {
  'authentication/login': loginPage,
  'authentication/login/loginwidget': loginWidget,
  'authentication/login/dologin': doLogin,
  'home/keepalive': keepAlive,
  'home/logout': logOut,
  'inside.asp': inside,
  'insurance/premiumbilling': premiumBilling,
  'insurance/premiumbilling/displayinvoice': displayInvoice,
  'insurance/premiumpayment/paymentlanding': paymentLanding,
  'insurance/guestpay': guestPay,
  'content/body.woff2': bodyFont,
};

const framed: ReadonlySet<LegacyPage> = new Set([loginWidget, paymentLanding, guestPay]);

// Pages with code of their own come first, then the table of framed pages (contract 3, 6). Paths ignore case.
export const legacyAnswer =
  (state: SandboxState): Answer =>
  async (visit) => {
    const sessionId = visit.cookies.get(sessionCookie(state.origins)) ?? '';
    const legacyVisit: LegacyVisit = {
      ...visit,
      state,
      sessionId,
      session: state.sessions.get(sessionId),
      language: visit.url.searchParams.get('lang') === 'es' ? 'es' : 'en',
    };
    const path = visit.url.pathname.slice(1).replace(/\/$/, '').toLowerCase();
    const controlled = controls(legacyVisit);
    if (controlled) return controlled;
    const page = pages[path];
    if (page && !framed.has(page)) return page(legacyVisit);
    return frameTrouble(legacyVisit, page ? await page(legacyVisit) : framedPage(legacyVisit, path));
  };
