import type { ExpressionList } from './expression-lists.ts';

/** The patterns of the schemas, fed by the values of a configuration and by the workbench's pages. */
export const schemaExpressions: ExpressionList = [
  [/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+|tel:[0-9+-]+)$/u, 'mailto:a@a', 'https://a', 'tel:1'],
  [/^(data|derived|list|session):[A-Za-z][A-Za-z0-9]*$/u, 'data:aa'],
  [/^[A-Za-z0-9-]{1,64}$/u, 'a'],
  [/^[a-z][a-z0-9-]*$/u, 'aa'],
  [
    /^(?:(?:\+?\(?[0-9](?:[() .-]{0,2}[0-9]){6,14}|(?:\+?1[ .-]?)?\(?[2-9][0-9]{2}\)?[ .-]?(?=[^A-Za-z]*[A-Za-z][ .-]?[A-Za-z])(?:(?:[A-Za-z0-9][.-]?){6}|(?:[A-Z0-9][ .-]?){6})[A-Za-z0-9]+)(?:[,;]? ?(?:[Ee]xtensi[oó]n|[Ee][Xx][Tt]\.?|[xX#])[.:]? ?[0-9]{1,7})?|\{value\.[a-z][A-Za-z0-9]*\})$/u,
    '1 (1)-1.11111',
    '1-222-AA-AAAAA ext. 1',
    '{value.aA1}',
  ],
  [/^[0-9a-f]{8}$/u, '12345678'],
  [/^[0-9a-f]{64}$/u, 'a'.repeat(64)],
  [/^(?:[a-z]{1,20}-)?[0-9a-f]{64}$/u, 'aa-' + 'a'.repeat(64)],
  [/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u, '01234567-89ab-4def-8123-456789abcdef'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/u, '2026-11-17T20:00:00.000Z'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d$/u, '2027-01-01T00:00'],
  [/^[^{}]*$/u, 'a'],
  [/^#[0-9A-Fa-f]{6}$/u, '#aaaaaa'],
  [/^[A-Za-z0-9 ,"'()._-]+$/u, 'a'],
  [/^[a-z][A-Za-z0-9]*$/u, 'aa'],
  [/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)*$/u, 'aa.aa', 'a.a.a1'],
  [/^(route|legacy|link|pharmacy|member|directory|doc|tel):.+$/u, 'route:a'],
  [/^https?:\/\/[^/*?#\s]+$/u, 'https://a'],
  [/^https:\/\/[^\s?#{}]+$/u, 'https://a'],
  [/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/u, 'aa.aa'],
  [/^https:\/\/[^\s]+$/u, 'https://a'],
  [/^https?:\/\/[^*?#\s]+$/u, 'https://a'],
  [/^[a-z0-9.-]+$/u, 'a'],
  [/^https?:\/\/[^*?#\s]+\/$/u, 'https://a/'],
  [/^[A-Za-z][A-Za-z0-9/._-]*$/u, 'aa'],
  [/^[^=&]+=[^=&]*$/u, 'a=a'],
  [/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u, 'aa-aa', 'aa-aa-aaaa'],
  [/[^\s\p{Cc}\p{Cf}]/u, 'a'],
  [/\{phone\}/u, '{phone}'],
  [/^[A-Za-z][A-Za-z0-9]*$/u, 'aa'],
  [/^[^\s/?#][^\s?#]*$/u, 'aa'],
  [
    /^\/(?:(?!(?:.*\/)?\.{1,2}(?:\/|$))[^/\s%?#:*\\\p{Lu}\p{Cc}\p{Cf}\p{Cs}]+(?:\/[^/\s%?#:*\\\p{Lu}\p{Cc}\p{Cf}\p{Cs}]+)*)?$/u,
    '/a/a',
    '/a/.a/..a',
  ],
  [
    /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[^/\s%?#:*\\\p{Lu}\p{Cc}\p{Cf}\p{Cs}]+(?:\/[^/\s%?#:*\\\p{Lu}\p{Cc}\p{Cf}\p{Cs}]+)*$/u,
    'a/a',
    'a/.a/..a',
  ],
  [/^m\d\d$/u, 'm11'],
  [/^(T([+-]\d+)?|BOY)$/u, 'T-1'],
  [/^1-800-555-01\d\d$/u, '1-800-555-0111'],
  [/^\d{10}$/u, '1111111111'],
  [/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u, '2027-01-01'],
  [/^CVG-\d{4}$/u, 'CVG-1111'],
  [/^BM\d{10}$/u, 'BM1111111111'],
  [
    /^(pcp|specialty|er|uc|inpatient|outpatient|mentalHealth)(Copay|Coinsurance)(Tier[123])?$/u,
    'pcpCopayTier1',
  ],
  [/^https:\/\/[a-z.-]+\.example(\/|$)/u, 'https://a.example/'],
];

/**
 * The expressions of the generated nginx configuration but those of one path or host, fed by the addresses
 * and headers of visitors.
 */
export const nginxExpressions: ExpressionList = [
  [/^\/(?:assets|hosting|live|prerender|publications|releases|server|sources|workbench)(?:\/|$)/, '/assets/'],
  [/^(?<portal_asked>[^?]*)/, '/a'],
  [/^[^ ]* \/live\/(?:long-address|large-headers)$/, '/a /live/long-address'],
  [/^[^ ]{2049}/, 'a'.repeat(2049)],
  [/^\/(?:\?|$)/, '/?'],
  [/^\/[^/]+\.(?:ico|svg|txt|png|json|webmanifest|xml|js|css|map)$/, '/a.ico'],
  [/^\/assets\/[A-Za-z0-9_-][A-Za-z0-9_.-]*$/, '/assets/a.js'],
  [/^\/releases\/([0-9a-f]+)\/config\.json$/, '/releases/a/config.json'],
  [
    /^\/releases\/[0-9a-f]+\/(?:(?:en|es|manifest)\.json|brand\.css|environments\/prod\/config\.json)$/,
    '/releases/a/en.json',
  ],
  [/^\x00{10}\xff\xff/, '\0'.repeat(10) + '\xff\xff'],
  [/^(?<portal_network_prod>.{8}).{8}$/s, 'a'.repeat(16)],
  [/^\s*en(?:[-_]|\s*$)/i, ' en '],
  [/^\s*es(?:[-_]|\s*$)/i, ' es '],
  [/(?:^|,)\s*(?<portal_first_prod>en|es)(?:[-_]|\s*(?:[;,]|$))/i, 'fr, es ;q=0.8', ',en-US'],
];
