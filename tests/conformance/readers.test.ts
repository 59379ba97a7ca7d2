import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { parseDocument } from '../../src/config/files/parse-document.ts';
import { settleHeaders } from '../../src/host/answers.ts';
import { chooseDocument } from '../../src/host/served-release.ts';
import { visitorAddress } from '../../src/host/visitor.ts';
import { parseDay } from '../../src/member/calendar-day.ts';
import { decodeContext } from '../../src/member/data-string/grammar.ts';
import { parseMember } from '../../src/member/data-string/parse-member.ts';
import { parseAmount } from '../../src/member/money.ts';
import { safeOwnPath } from '../../src/services/addresses.ts';
import { navigationQuestion } from '../../src/services/content/navigation-question.ts';
import { pagesQuestion } from '../../src/services/content/pages-question.ts';
import { readFrameMessage } from '../../src/services/frames/frame-hub.ts';
import { parseJson } from '../../src/services/http.ts';
import {
  detectLanguage,
  queryLanguage,
  supportedLanguage,
} from '../../src/services/language/detect-language.ts';
import { checksum } from '../../src/services/session/member-mark.ts';
import { readSignInCallback } from '../../src/services/sign-in/callback.ts';
import { isTokenValid, tokenAnswer } from '../../src/services/sign-in/token.ts';
import { contentLink } from '../../src/view/links/content-link.ts';
import { dataAddress } from '../../src/member/data-lists.ts';
import { extraPages } from '../../src/view/routes/extra-pages.ts';
import { matchPath, pathLanguage } from '../../src/view/routes/paths.ts';
import { openAddress } from '../../src/view/screen/open-address.ts';
import { shippedConfig } from '../support/config/shipped-config.ts';
import { sampleContext } from '../support/members/sample-context.ts';
import { tellAttack } from '../support/reports/attacks.ts';
import { attacksOn, holdUp, lengths } from '../support/reports/hold-up.ts';

type Readers = Readonly<Record<string, readonly [read: (text: string) => unknown, ...fitting: string[]]>>;

const { config } = shippedConfig;
const context = sampleContext({ id: 'm01' });
const asked = { hostLanguage: undefined, path: '/claims', query: '', cookie: '', acceptLanguage: '' };
const sources = {
  query: '',
  cookie: '',
  localStorage: undefined,
  sessionStorage: undefined,
  navigator: [],
  htmlTag: '',
};
const headed = (headers: Readonly<Record<string, string>>) =>
  ({ headers: { ...headers } }) as unknown as IncomingMessage;
const portal = 'https://members.brisamar.example';

/** Fed by addresses, headers and the values of a configuration. */
const shortReaders: Readers = {
  'the path of a request': [(path) => chooseDocument(config, { ...asked, path }), '/claims//', '/%c3%b3/%f3'],
  'the query of a request': [
    (query) => chooseDocument(config, { ...asked, query }),
    'lng=es&lang=en',
    '&+%20=',
  ],
  Cookie: [(cookie) => chooseDocument(config, { ...asked, cookie }), 'a=b; i18nextLng=es', ';;  '],
  'Accept-Language': [
    (acceptLanguage) => chooseDocument(config, { ...asked, acceptLanguage }),
    'fr, es-MX;q=0.8',
    ', , ',
  ],
  'Accept-Encoding': [
    (accepted) => settleHeaders(headed({ 'accept-encoding': accepted })),
    'br;q=0.00, gzip',
    ';, ;',
  ],
  'Host and X-Forwarded-Host': [
    (host) => visitorAddress(headed({ host, 'x-forwarded-host': host }), true),
    'a.example:443, b',
    '127.0.0.1:80',
  ],
  'an address of the portal': [
    (path) => [matchPath(config, 'es', path), pathLanguage(config, path)],
    '/Inicio/',
    '/%2f%2e',
  ],
  'an address and its legacy forms': [
    (text) => openAddress({ pathname: `/${text}`, search: `?${text}` }, context),
    'inside.asp?mode=a&form=b',
  ],
  'the languages of a browser': [
    (text) => [queryLanguage(text), supportedLanguage(text), detectLanguage({ ...sources, cookie: text })],
    'i18nextLng=es-MX; a',
    '_-_ ',
  ],
  'the callback of a sign-in': [
    (text) =>
      readSignInCallback({
        href: `${portal}/?code=${encodeURIComponent(text)}&${text}`,
        referrer: `${portal}/login?${text}`,
        loginPaths: ['/login'],
      }),
    'code=a&state=b&error=%c3',
  ],
  'a kept path': [safeOwnPath, '/claims?a=b#c', '/%2f\\'],
  'a message of a frame': [
    (text) => readFrameMessage(text, 'www.brisamar.example'),
    'https://www.brisamar.example/a?b',
    'RefreshBillingData',
  ],
  'a file of a configuration': [
    (text) => parseDocument('config/rules/rules.json', text),
    '{"a": ["\\u00e9\\"", 1.5e3]}',
    '[[{"',
    '"\\',
    '//,',
    '/**/',
  ],
};

/**
 * Fed by what other systems bring; with half of the 2 MB, as a million words take a busy machine a little
 * longer than 50 ms to part.
 */
const longReaders: Readers = {
  'the data string': [
    (text) => parseMember(text, config),
    'coverageId,1,a|isPPO,1,%2C',
    'proxySubjects,0,a,b,c d|',
    'a|',
    '|,',
    'a,1|',
    'coverageId,12,a|',
  ],
  'one value of a coverage': [
    (text) => parseMember(`memberEncryptedId,,a|coverageId,1,a|pcpCopay,1,${text}`, config),
    '$1,111.11%',
    '%2c',
  ],
  'a context in base64': [decodeContext, 'YQ==', 'a-_b =', '=', '\n'],
  'a token': [(text) => isTokenValid(text, 0), 'a.eyJleHAiOjF9.c', 'a-_.', 'a.-_.c'],
  'a day': [parseDay, '1/1/2027', ' 1/'],
  'an amount': [parseAmount, '-$1,111.11%', ' 1,'],
  'the checksum of a member': [checksum, 'a'],
  'an address of the data string': [dataAddress, 'https://a.example/b?c#d', '/a'],
  'a link of the content service': [
    (text) => contentLink(text, context),
    '/claims?a#b',
    'https://a.example/b',
    'tel:1',
    'mailto:a@b',
  ],
};

/**
 * Fed by answers in JSON. Reading JSON itself takes a busy machine longer than 50 ms for 2 MB of empty
 * objects, but never their square.
 */
const jsonReaders: Readers = {
  'a token answer': [
    (text) => tokenAnswer(parseJson(text)),
    '{"access_token":"a","context_string":"b"}',
    '[[',
    '{"a":',
  ],
  navigation: [
    (text) =>
      navigationQuestion('en').read(
        parseJson(`{"value":[{"Pages":[${text}{}]}],"footer":[{"Children":[{"Items":[${text}{}]}]}]}`),
      ),
    '{"Title":"a","UrlName":"b","Url":"c"},',
    '{},',
  ],
  pages: [
    (text) => {
      const list = pagesQuestion('en').read(parseJson(`{"value":[${text}{}]}`)) ?? [];
      return extraPages({ en: list, es: list }, config);
    },
    '{"Id":"a","Title":"b","RelativeUrlPath":"/c"},',
    '{},',
  ],
};

const attacked = (readers: Readers, longest: number): readonly string[] =>
  Object.entries(readers).flatMap(
    ([name, [read, ...fitting]]) => holdUp({ name, read, fitting, longest }) ?? [],
  );

test('readers consume each character once', () => {
  const held = [
    ...attacked(shortReaders, lengths.short),
    ...attacked(longReaders, lengths.half),
    ...attacked(jsonReaders, lengths.json),
  ];
  expect(held).toEqual([]);
  const tries = Object.values({ ...shortReaders, ...longReaders, ...jsonReaders }).reduce(
    (sum, [, ...fitting]) => sum + attacksOn(fitting),
    0,
  );
  tellAttack({ attack: 'Texts that hold a reader up', tries, holes: held.length });
}, 120_000);
