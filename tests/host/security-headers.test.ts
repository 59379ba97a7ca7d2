import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { securityHeaders } from '../../src/release/hosting/security-headers.ts';
import { compiledConfig } from '../support/config/frozen-config.ts';

const { environments } = compiledConfig().config;

const fixed = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cache-Control': 'no-store',
  'Reporting-Endpoints': 'csp="/csp-reports"',
};

const policies = {
  staging:
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: https://content.staging.brisamar.example; font-src 'self'; connect-src 'self' https://records.staging.brisamar.example https://fhir.staging.brisamar.example https://content.staging.brisamar.example; frame-src 'self' https://records.staging.brisamar.example https://fhir.staging.brisamar.example; form-action 'self' https://records.staging.brisamar.example https://fhir.staging.brisamar.example; frame-ancestors 'self'; base-uri 'none'; object-src 'none'; manifest-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify portal-inert-html portal-service-worker; upgrade-insecure-requests; report-to csp; report-uri /csp-reports",
  local:
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: http://localhost:4303; font-src 'self'; connect-src 'self' http://localhost:4301 http://localhost:4302 http://localhost:4303; frame-src 'self' http://localhost:4301 http://localhost:4302; form-action 'self' http://localhost:4301 http://localhost:4302; frame-ancestors 'self'; base-uri 'none'; object-src 'none'; manifest-src 'self'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify portal-inert-html portal-service-worker; report-to csp; report-uri /csp-reports",
};

const named = (name: string) => {
  const environment = environments[name];
  if (!environment) throw new Error(`no environment ${name}`);
  return environment;
};

describe('security headers', () => {
  test.each(Object.entries(policies))(
    'the headers of %s are the documented ones, byte by byte',
    (name, policy) => {
      expect(securityHeaders(named(name))).toEqual({ 'Content-Security-Policy': policy, ...fixed });
    },
  );

  test('reports are sent to the address of the environment or else to the host; analytics are allowed only if it names them', () => {
    const headers = securityHeaders({
      ...named('staging'),
      reports: 'https://reports.example',
      analytics: 'https://analytics.example',
    });
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-to csp; report-uri https:\/\/reports\.example$/,
    );
    expect(headers['Content-Security-Policy']).toContain(
      'https://content.staging.brisamar.example https://analytics.example;',
    );
    expect(headers['Reporting-Endpoints']).toBe('csp="https://reports.example"');
  });

  /** The stand-ins on this machine have no TLS. */
  const isLoopback = ({ type, value = '' }: Finding): boolean =>
    type === Type.SRC_HTTP && /^http:\/\/localhost:\d+$/.test(value);

  test.each(Object.keys(environments))(
    'csp_evaluator finds no serious problem in the policy of %s',
    (name) => {
      const policy = securityHeaders(named(name))['Content-Security-Policy'] ?? '';
      const findings: readonly Finding[] = new CspEvaluator(new CspParser(policy).csp).evaluate();
      const weighty = findings.filter(
        (finding) => finding.severity < Severity.MEDIUM_MAYBE && !isLoopback(finding),
      );
      expect(weighty.map(({ description, value }) => [description, value])).toEqual([]);
    },
  );

  test('the evaluator warns about a policy that allows inline scripts', () => {
    const findings = new CspEvaluator(new CspParser("script-src 'unsafe-inline'").csp).evaluate();
    expect(findings.some(({ severity }) => severity <= Severity.HIGH)).toBe(true);
  });

  test('no policy contains a wildcard, an unsafe keyword or a path', () => {
    for (const environment of Object.values(environments)) {
      const policy = securityHeaders(environment)['Content-Security-Policy'] ?? '';
      expect(policy).not.toMatch(/unsafe|\*|https?:\/\/[^ ;/]+\//);
    }
  });
});
