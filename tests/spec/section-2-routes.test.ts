import { describe, expect, it } from 'vitest';
import { hrefOf } from '../../src/view/routes/hrefs.ts';
import { matchPath } from '../../src/view/routes/paths.ts';
import { type Opening, openPath } from '../../src/view/screen/open-address.ts';
import { shippedConfig } from '../support/config/shipped-config.ts';
import { sampleContext, type SampleVisit } from '../support/members/sample-context.ts';

const { config } = shippedConfig;

const opened = (path: string, visit: SampleVisit = {}): string => {
  const opening: Opening = openPath(path, sampleContext(visit));
  return opening.kind === 'screen' || opening.kind === 'nothing'
    ? `${opening.kind} ${opening.screen.key}`
    : `${opening.kind} ${opening.href}`;
};

const m01 = { id: 'm01' } as const;
const m01InSpanish = { id: 'm01', language: 'es' } as const;

/** In plain, percent-encoded and decomposed spelling (A11). */
const expectPaths = (key: string, english: string, spanish: string): void => {
  for (const path of [english, english.replace('&', '%26')]) expect(opened(path, m01)).toBe(`screen ${key}`);
  for (const path of [spanish, encodeURI(spanish), spanish.normalize('NFD')])
    expect(opened(path, m01InSpanish)).toBe(`screen ${key}`);
};

describe('paths of the screens', () => {
  it('R2.001: every screen with an English path has a Spanish one, and both open it', () => {
    expect(Object.keys(config.paths.es).sort()).toEqual(Object.keys(config.paths.en).sort());
    expect(Object.keys(config.paths.en).length).toBeGreaterThan(60);
    for (const key of Object.keys(config.paths.en)) {
      expect(matchPath(config, 'en', hrefOf(key, { config, language: 'en' }) ?? '')).toBe(key);
      expect(matchPath(config, 'es', hrefOf(key, { config, language: 'es' }) ?? '')).toBe(key);
    }
  });

  it('R2.003 R2.004 R2.005: home, coverage and pharmacy open at their paths in both languages', () => {
    expectPaths('home', '/home', '/inicio');
    expectPaths('coverage', '/coverage', '/cobertura');
    expectPaths('pharmacy', '/pharmacy', '/farmacia');
  });

  it('R2.006 R2.007 R2.008: find care, premium billing and claims open at their paths in both languages', () => {
    expectPaths('findCare', '/find-care', '/cuidado');
    expectPaths('billing', '/premium-billing', '/facturación');
    expectPaths('claims', '/claims', '/reclamos');
  });

  it('R2.009 R2.010 R2.015: messages, account and manage access open at their paths in both languages', () => {
    expectPaths('messages', '/messages', '/mensajes');
    expectPaths('account', '/account', '/cuenta');
    expectPaths('account.manageAccess', '/account/manage-access', '/cuenta/gestionar-acceso');
  });

  it('R2.017 R2.018 R2.019: notification preferences, change password and account forms open at their paths in both languages', () => {
    expectPaths(
      'account.notifications',
      '/account/notification-preferences',
      '/cuenta/preferencias-de-notificaciones',
    );
    expectPaths('account.changePassword', '/account/change-password', '/cuenta/cambiar-contraseña');
    expectPaths('account.forms', '/account/account-forms', '/cuenta/formularios-de-cuenta');
  });

  it('R2.020 R2.021 R2.022: document center, deactivate account and letters open at their paths in both languages', () => {
    expectPaths('documentCenter', '/account/document-center', '/cuenta/centro-de-documentos');
    expectPaths('account.deactivate', '/account/deactivate-account', '/cuenta/desactivar-cuenta');
    expectPaths('account.letters', '/account/letters', '/cuenta/cartas');
  });

  it('R2.025 R2.026 R2.027: grievance form, wellness and coverage documents open at their paths in both languages', () => {
    expectPaths('grievanceForm', '/grievance-form', '/formulario-de-queja');
    expectPaths('coverage.wellness', '/coverage/prevention-&-wellness', '/cobertura/bienestar-y-prevención');
    expectPaths('coverage.documents', '/coverage/documents', '/cobertura/documentos');
  });

  it('R2.029: the empty path shows home', () => {
    expect(opened('/', m01)).toBe('screen home');
    expect(opened('/', m01InSpanish)).toBe('screen home');
  });

  it('R2.028: the four search paths open the directory or the public site, signed in and out', () => {
    expect(opened('/doctor-search', m01)).toMatch(/^leave https:.*provType=P/);
    expect(opened('/urgent-care', m01)).toMatch(/^leave https:.*networkId=6.*provType=H/);
    expect(opened('/find-a-hospital')).toMatch(/^leave https:.*provType=H/);
    expect(opened('/drug-list')).toBe('leave https://www.brisamar.example/drug-list');
    expect(opened('/buscar-médicos', m01InSpanish)).toMatch(/^leave https:.*provType=P/);
  });
});

describe('public paths', () => {
  it('R2.076 R2.097: /login is the sign-in screen signed out, and home signed in', () => {
    expect(opened('/login')).toBe('screen login');
    expect(opened('/login', m01)).toBe('redirect /home');
    expect(opened('/login', m01InSpanish)).toBe('redirect /inicio');
  });

  it('R2.078 R2.079: recover-username and reset-password open recover-account', () => {
    expect(opened('/login/recover-username')).toBe('redirect /login/recover-account');
    expect(opened('/login/reset-password')).toBe('redirect /login/recover-account');
    expect(opened('/iniciar-sesión/reset-password', { language: 'es' })).toBe(
      `redirect ${encodeURI('/iniciar-sesión/recover-account')}`,
    );
  });

  it('R2.024 R2.084: /contact-us is public in both languages, and an unknown path is not found, signed in or out', () => {
    expect(opened('/contact-us')).toBe('screen contactUs');
    expect(opened('/contact-us', { language: 'es' })).toBe('screen contactUs');
    expect(opened('/nope')).toBe('screen notFound');
    expect(opened('/nope', m01)).toBe('screen notFound');
  });

  it('R6.01 R6.03: signed out, only the public screens open; every other path asks to sign in', () => {
    const open = Object.entries(config.paths.en).filter(([, path]) => !opened(path).startsWith('signIn'));
    expect(open.map(([key]) => key).sort()).toEqual([
      'contactUs',
      'doctorSearch',
      'drugList',
      'findHospital',
      'help',
      'helpModal',
      'login',
      'login.code',
      'login.codeRequest',
      'login.guestPay',
      'login.recoverAccount',
      'login.recoverUsername',
      'login.resetPassword',
      'urgentCare',
    ]);
  });
});
