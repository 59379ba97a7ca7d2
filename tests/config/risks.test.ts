import { describe, expect, it, test } from 'vitest';
import { findAllProblems } from '../../src/authoring/project/all-problems.ts';
import { portalNames } from '../../src/authoring/project/problems.ts';
import type { Problem } from '../../src/config/check/findings/problem.ts';
import messages from '../../src/config/check/risks/en.json' with { type: 'json' };
import { findNewRisks } from '../../src/config/check/risks/new-risks.ts';
import type { ConfigDocument } from '../../src/config/files/document.ts';
import { readConfig } from '../../src/config/files/read-config.ts';
import { isRisk } from '../../src/workbench/api/things-to-check.ts';
import { checkEdited, withText } from './check-edited.ts';
import type { TextEdit } from './mistakes/mistake.ts';
import { shipped, textOf, withEdit } from './mistakes/mistake-groups.ts';

const problemsOf = (file: string, find: string, replace: string): readonly Problem[] =>
  checkEdited(shipped, file, withEdit(textOf(file), { file, find, replace }));

const codesOf = (problems: readonly Problem[]): readonly string[] => [
  ...new Set(problems.map(({ severity, code }) => `${severity} ${code}`)),
];

/** What the check says about a link with this address. */
const linkCodes = (address: string): readonly string[] =>
  codesOf(
    problemsOf(
      'config/addresses/links.json',
      '"https://www.facebook.example/brisamarhealth"',
      JSON.stringify(address),
    ),
  );

/** What the check says about a label with this text. */
const labelProblems = (text: string): readonly Problem[] =>
  problemsOf('locales/en/home.json', '"label": "Urgent care"', `"label": ${JSON.stringify(text)}`).filter(
    ({ code }) => code !== 'unlike-figures',
  );

const labelCodes = (text: string): readonly string[] => codesOf(labelProblems(text));

const risky = 'warning risky-address';
const alike = 'warning alike-host';
const wrong = 'error bad-address';

describe('an address of a link', () => {
  test.each([
    ['https://192.0.2.7/', risky],
    ['https://0xC0.0.0x2.7/', risky],
    ['https://0300.0.02.07/', risky],
    ['https://192.519/', risky],
    ['https://3221225991/', wrong],
    ['https://[2001:db8::7]/', wrong],
    ['https://www.xn--fcebook-8va.example/', risky],
    ['https://WWW.XN--FCEBOOK-8VA.EXAMPLE/', risky],
    ['https://www.fаcebook.example/', wrong],
    ['https://www.f%61cebook.example/', wrong],
    ['https://www．facebook．example/', wrong],
    ['https://www.facebook.example./', wrong],
    ['https://www.facebook.example:8443/', risky],
    ['https://www.facebook.example@evil.test/', 'error user-in-address'],
    ['https://www.facebook.example%40evil.test/', wrong],
    ['https://www.facebook.example\\@evil.test/', wrong],
    ['https:\\\\evil.test/', 'error schema-pattern'],
    ['http://www.facebook.example/', 'error schema-pattern'],
    [`https://www.facebook.example/${'long/'.repeat(50)}`, risky],
    ['https://www.facebook.example/l.php?u=https://evil.test/', risky],
    ['https://www.facebook.example/l.php?u=https%3A%2F%2Fevil.test%2F', risky],
    ['https://www.facebook.example/l.php?u=https%253A%252F%252Fevil.test', risky],
    ['https://www.facebook.example/l.php?U=HTTPS%3a%2f%2fEVIL.TEST', risky],
    ['https://www.facebook.example/l.php?x=%2F%2Fevil.test', risky],
    ['https://www.facebook.example/l.php?x=%5C%5Cevil.test', risky],
    ['https://www.facebook.example/l.php?next=evil.test', risky],
    ['https://www.facebook.example/l.php?return_url=evil.test/path', risky],
    ['https://www.facebook.example/l.php?q=aHR0cHM6Ly9ldmlsLnRlc3Q', risky],
    ['https://www.facebook.example/to/https://evil.test', risky],
    ['https://www.facebook.example/#!url=https://evil.test', risky],
    ['https://www.brisarnar.example/', alike],
    ['https://www.BRISAMAAR.example/', alike],
    ['https://brlsamar.example/', alike],
    ['https://br1samar.example/', alike],
    ['https://brisamar.test/', alike],
    ['https://my-brisamar.test/', alike],
    ['https://brisamarhealthplan.test/', alike],
    ['https://brisamar.example.evil.test/', alike],
    ['https://members.brisamar.example.evil.test/', alike],
    ['https://members-brisamar-example.evil.test/', alike],
    ['https://www.openwaynationa1.example/', alike],
    ['https://openwaynational.evil.test/', alike],
    ['https://ye1p.example/', alike],
    ['https://www.facebook.example/a\u00ADb', 'warning hidden-sign'],
    ['https://www.face\u00ADbook.example/', wrong],
    ['https://www.facebook.example/пример', 'warning foreign-sign'],
    ['https://www.facebook.example/\u202Egro', 'error invisible-sign'],
  ])('%s gives %s', (address, code) => {
    expect(linkCodes(address)).toContain(code);
  });

  test.each([
    'https://www.facebook.example/brisamarhealth',
    'https://WWW.Facebook.Example/brisamarhealth',
    'https://{host}/brisamar',
    'https://care.brisamar.example/',
    'https://www.brisafit.example/?lang={lang}&url-style=plain',
    'https://www.harborrx.example/find?next=3&to=2027',
    'https://help.example/how-to/link-your-account#go',
  ])('%s gives no warning', (address) => {
    expect(linkCodes(address)).toEqual([]);
  });

  it('of the legacy site may contain no other address', () => {
    const home = 'config/screens/home.json';
    const legacy = (target: string) =>
      codesOf(problemsOf(home, '"link": "route:urgentCare"', `"link": "${target}"`));
    expect(legacy('legacy:inside.asp?mode=x&return=https%3A%2F%2Fevil.test')).toContain(risky);
    expect(legacy('legacy:inside.asp?mode=fdiredirect&option=claims')).not.toContain(risky);
  });

  it('of an environment may not look like the own site', () => {
    const environments = 'config/environments.json';
    const edited = (host: string) =>
      codesOf(
        problemsOf(
          environments,
          '"content": "https://content.brisamar.example/',
          `"content": "https://${host}/`,
        ),
      );
    expect(edited('content.brisarnar.example')).toEqual([alike]);
    expect(edited('192.0.2.7')).toEqual([risky]);
    expect(edited('content.vendor.example')).toEqual([]);
  });

  it('with a host that is not in the list is reported once, with all its places', () => {
    const links = 'config/addresses/links.json';
    const [found, ...others] = problemsOf(
      links,
      '"links": {',
      `"hosts": ["${'openwaynational brisafit silverandfit harborrx meridianorx gremioscript facebook instagram linkedin youtube google yelp'.split(' ').join('.example", "')}.example"], "links": {`,
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({ code: 'new-host', severity: 'warning', file: links });
    expect(found?.message).toContain('www.serenobehavioral.example');
    expect(found?.also).toHaveLength(5);
  });

  it('gives no warning in the shipped configuration', () => {
    expect(findAllProblems(readConfig('config', 'locales'))).toEqual([]);
  });
});

describe('a text', () => {
  const address = 'warning written-contact';

  test.each([
    ['Care at https://brisafit.example', address],
    ['Care at HTTPS://BRISAFIT.EXAMPLE', address],
    ['Care at www.brisafit.info', address],
    ['Care at brisafit.example', address],
    ['Care at BRISAFIT.COM', address],
    ['Care at brisafit．example', address],
    ['Care at brisafit。example', address],
    ['Care at bris\u00ADafit.example', address],
    ['Care at brisafit.example/start?x=1', address],
    ['Write to care@brisafit.example.', address],
    ['Write to mailto:care@evil.test', address],
    ['Care at //evil.test/start', address],
    ['Care at https:\\\\evil.test', address],
    ['Care at https:evil.test', address],
    ['Care at http://192.0.2.7/', risky],
    ['Care at http://0x7f.1', risky],
    ['Care at http://2130706433/', risky],
    ['Care at http://[2001:db8::7]/', risky],
    ['Care at evil.test:8443', risky],
    ['Care at evil.test/?next=%2F%2Fother.test', risky],
    ['Care at f%61cebook.example', address],
    ['Care at https://f%61cebook.example', risky],
    ['Care at https://fаcebook.example', risky],
    ['Care at https://fаcebook.example', alike],
    ['Care at https://www.brisarnar.example.', alike],
    ['Care at www.brisamar.example.evil.test', alike],
    ['Care at ｈｔｔｐｓ://ｂｒｉｓａｒｎａｒ．ｅｘａｍｐｌｅ', alike],
    ['Call (800) 555-0199', address],
    ['Call 800.555.0199', address],
    ['Call 8005550199', address],
    ['Call 1-800-555-0199 24/7', address],
    ['Call 8 0 0 5 5 5 0 1 9 9', address],
    ['Call ８００-５５５-０１９９', address],
    ['Call 800\u2011555\u20110199', address],
    ['Call 800\u00A0555\u00A00199', address],
    ['Call 1-800-GET-WELL', address],
    ['Call +34 91 555 01 99', 'warning costly-number'],
    ['Call 011 34 91 555 01 99', 'warning costly-number'],
    ['Call 1-900-555-0199', 'warning costly-number'],
    ['Call 900-GET-WELL', 'warning costly-number'],
    ['Call 415-976-0199', 'warning costly-number'],
    ['Call 976-0199', 'warning costly-number'],
    ['Call 1 (809) 555-0199', 'warning costly-number'],
    ['Call 876-555-0199', 'warning costly-number'],
  ])('%s gives %s', (text, code) => {
    expect(labelCodes(text)).toContain(code);
  });

  test.each([
    'Call 1-800-555-0166, 8 a.m. to 5 p.m.',
    'From 2026-11-28 to 11/28/2027',
    'Up to $1,204.50, or 10 to 15 % of 12 000 dollars',
    'Room 1200, Suite 400, San Diego, CA 92101-1234',
    'TTY: 711. Open 24/7 and/or on call.',
    'Your plan covers it.Call us',
    'For EE.UU. and U.S. members, p.ej. here',
    'El ¿qué? y el niño: «sí», 3½ °C · № 5'.replace('№', 'n.º'),
  ])('%s gives no warning', (text) => {
    expect(labelCodes(text)).toEqual([]);
  });

  test('R10.64: shows which characters are in it, in both languages', () => {
    const messagesOf = (text: string) => labelProblems(text).map(({ message }) => message);
    expect(messagesOf('Сlaim')).toEqual(['a word contains letters of two alphabets: Cyrillic С U+0421']);
    expect(messagesOf('Clаim\u200D')).toEqual([
      'the text contains characters that readers cannot see: invisible character U+200D',
      'a word contains letters of two alphabets: Cyrillic а U+0430',
    ]);
  });

  test.each(
    [
      0x34f, 0x115f, 0x17b4, 0x180b, 0x200c, 0x2061, 0x206a, 0x2800, 0x3164, 0xfe0f, 0xffa0, 0x1d173, 0xe0041,
    ].map((code) => [code.toString(16), String.fromCodePoint(code)] as const),
  )('with U+%s, which readers cannot see, gives a warning', (_, sign) => {
    expect(labelCodes(`Urgent${sign} care`)).toEqual(['warning hidden-sign']);
  });

  test('may have a soft hyphen in a long word', () => {
    expect(labelCodes('Acondiciona\u00ADmiento')).toEqual([]);
    expect(labelCodes('cui\u00ADdado')).toEqual(['warning hidden-sign']);
    expect(labelCodes('Acondicionamiento\u00AD físico')).toEqual(['warning hidden-sign']);
  });

  test('may have other letters only in help in that language', () => {
    const tooltip = (text: string): readonly string[] =>
      codesOf(
        problemsOf(
          'config/site/menus.json',
          '"Бесплатная помощь и услуги переводчика по телефону {phone}."',
          JSON.stringify(text),
        ),
      );
    expect(tooltip('Помощь по телефону {phone}, TTY 711.')).toEqual([]);
    expect(tooltip('Пoмощь по телефону {phone}.')).toEqual(['warning foreign-sign']);
    expect(tooltip('Помощь: +7 495 555 01 99, {phone}.')).toContain('warning costly-number');
    expect(tooltip('Помощь: evil.test, {phone}.')).toContain('warning written-contact');
    expect(labelCodes('Помощь')).toEqual(['warning foreign-sign']);
    expect(labelCodes('Ａccount')).toEqual(['warning foreign-sign']);
    expect(labelCodes('𝐀ccount')).toEqual(['warning foreign-sign']);
    expect(labelCodes('Café')).toEqual([]);
  });
});

describe('what reviewers see first', () => {
  const links = 'config/addresses/links.json';
  const facebook = '"https://www.facebook.example/brisamarhealth"';

  const newRisks = (...edits: readonly TextEdit[]) => {
    const documents = edits.reduce<readonly ConfigDocument[]>(
      (before, edit) =>
        withText(
          before,
          edit.file,
          withEdit(before.find(({ file }) => file === edit.file)?.text ?? '', edit),
        ),
      shipped,
    );
    return findNewRisks({ documents, base: shipped }, portalNames, 'en').map(({ message }) => message);
  };

  test('R10.63: is a host that no live address had, though the draft lists it as known', () => {
    const hosts = { file: links, find: '"links": {', replace: '"hosts": ["vendor.test"], "links": {' };
    const link = { file: links, find: facebook, replace: '"https://www.vendor.test/"' };
    expect(newRisks(link)).toEqual(['no address of the live release has the host `www.vendor.test`']);
    expect(newRisks(hosts, link)).toContain('no address of the live release has the host `www.vendor.test`');
  });

  test('is a host that looks like a live one, though the draft lists it as known', () => {
    const hosts = { file: links, find: '"links": {', replace: '"hosts": ["brisarnar.test"], "links": {' };
    const link = { file: links, find: facebook, replace: '"https://brisarnar.test/"' };
    expect(newRisks(hosts, link).slice(0, 2)).toEqual([
      'no address of the live release has the host `brisarnar.test`',
      'the host `brisarnar.test` looks like `brisamar.example`',
    ]);
  });

  test.each([
    ['a text', 'locales/en/home.json', '"label": "Urgent care"', '"label": "Care at evil.test"'],
    ['an environment', 'config/environments.json', 'https://content.brisamar.example/', 'https://evil.test/'],
    ['the public site', 'config/environments.json', '"www.brisamar.example"', '"evil.test"'],
    ['a pharmacy', 'config/addresses/pharmacies.json', 'https://www.harborrx.example/', 'https://evil.test/'],
    [
      'a document',
      'config/addresses/documents.json',
      'https://documents.brisamar.example/',
      'https://evil.test/',
    ],
    [
      'the directory',
      'config/addresses/directory.json',
      'https://directory.brisamar.example/',
      'https://evil.test/',
    ],
    ['a frame', 'config/addresses/frames.json', '"{filingOrder}"', '"https://evil.test/"'],
    ['a named value', 'config/site/values.json', '"711"', '"711 (evil.test)"'],
    [
      'the brand',
      'config/site/brand.json',
      '"mailto:security@brisamar.example"',
      '"https://evil.test/security"',
    ],
  ])('is a new host in %s', (_, file, find, replace) => {
    expect(newRisks({ file, find, replace })).toContain(
      'no address of the live release has the host `evil.test`',
    );
  });

  test('is nothing that the live release has, and no further page of a known host', () => {
    expect(newRisks()).toEqual([]);
    expect(
      newRisks({ file: links, find: facebook, replace: '"https://www.facebook.example/other"' }),
    ).toEqual([]);
    expect(newRisks({ file: links, find: facebook, replace: '"https://care.brisamar.example/"' })).toEqual(
      [],
    );
  });

  test('is a character or number that the live release does not have', () => {
    expect(
      newRisks({ file: 'config/site/values.json', find: '"1-800-555-0166"', replace: '"1-900-555-0166"' }),
    ).toEqual(['calls to 1-900-555-0166 cost extra: it is a premium-rate number']);
  });
});

test('the workbench knows which problems only the server reports', () => {
  const codes = Object.keys(messages).map((name) => name.split('.')[0] ?? '');
  expect(codes.filter((code) => !isRisk({ code }))).toEqual([]);
});
