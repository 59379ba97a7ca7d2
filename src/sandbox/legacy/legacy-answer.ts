import type { Answer } from '../http/visit.ts';
import type { SandboxState } from '../sandbox-state.ts';
import { bodyFont } from './body-font.ts';
import { controls } from './controls.ts';
import { displayInvoice } from './display-invoice.ts';
import { doLogin } from './do-login.ts';
import { frameTrouble } from './frame-trouble.ts';
import { framedPage } from './framed-page.ts';
import { guestPay } from './guest-pay.ts';
import { inside } from './inside.ts';
import { keepAlive } from './keep-alive.ts';
import type { LegacyPage, LegacyVisit } from './legacy-visit.ts';
import { logOut } from './log-out.ts';
import { loginPage } from './login-page.ts';
import { loginWidget } from './login-widget.ts';
import { paymentLanding } from './payment-landing.ts';
import { premiumBilling } from './premium-billing.ts';
import { sessionCookie } from './session-cookie.ts';

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

/** The legacy site (contract 3, 6): pages with work of their own, then the table of framed pages; letter case of paths does not matter. */
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
