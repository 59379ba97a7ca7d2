import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../src/config/portal-config.ts';
import { buildShell } from '../../src/view/shell/build-shell.ts';
import { editedCopy, type EditedCopy } from '../support/config/edited-copy.ts';
import { contextIn, type SampleVisit } from '../support/members/sample-context.ts';
import { screenIn } from '../support/members/sample-screen.ts';

let copy: EditedCopy;
beforeEach(() => {
  copy = editedCopy();
});
afterEach(() => copy.remove());

const values = 'config/site/values.json';
const onePhone = '"supportPhone": { "default": "1-800-555-0166" }';

/** The support phone in the header and in the support card of home, as a sample member gets them. */
const phonesOf = (id: string) => {
  const context = contextIn(copy.compiled(), { id });
  const { supportPhone } = buildShell(context, {
    place: { pathname: '/', search: '', hash: '' },
    currentKey: 'home',
  });
  const card = screenIn('home', context).blocks.find((block) => block.id === 'support');
  return { header: supportPhone.href, card: card?.type === 'infoCard' ? card.phone?.text : undefined };
};

const item = (visit: SampleVisit, screen: string, id: string) =>
  screenIn(screen, contextIn(copy.compiled(), visit)).items.find((one) => one.id === id);

const sound = { code: 0, text: '0 errors, 0 warnings' };

describe('named values', () => {
  it("R9.33 a plan's phone in header, support card, texts and links is one line", async () => {
    copy.replace(
      values,
      onePhone,
      '"supportPhone": { "default": "1-800-555-0166", "medicare": "1-800-555-0177" }',
    );
    expect(await copy.check()).toEqual(sound);
    expect(copy.touched()).toEqual([values]);
    expect(phonesOf('m08')).toEqual({ header: 'tel:18005550177', card: '1-800-555-0177' });
    expect(phonesOf('m01')).toEqual({ header: 'tel:18005550166', card: '1-800-555-0166' });
    expect(item({ id: 'm08' }, 'coverage.wellness', 'nurseLine')).toMatchObject({
      linkText: 'Call 1-800-555-0177',
      link: { href: 'tel:18005550177' },
    });
  });

  it('the hours of the nurse line are one entry for the five texts of each language', () => {
    const texts = (language: Language) =>
      JSON.stringify(copy.compiled().words[language].screens).split('9:15').length - 1;
    expect([texts('en'), texts('es')]).toEqual([0, 0]);
    copy.replace(values, '5 pm to 8 am on weekdays', '5 pm to 9:15 am on weekdays');
    copy.replace(values, 'a 8\u00a0a.\u00a0m. entre semana', 'a 9:15\u00a0a.\u00a0m. entre semana');
    expect([texts('en'), texts('es')]).toEqual([5, 5]);
    expect(item({ id: 'm08', language: 'es' }, 'coverage.wellness', 'nurseLine')?.content).toMatch(
      /^De 5\s.*los fines de semana\.$/,
    );
  });

  it('a link may use a value, which may differ by plan', async () => {
    copy.replace(
      'config/screens/coverage.json',
      '"callNurse", "link": "tel:{supportPhone}"',
      '"callNurse", "link": "tel:{value.supportPhone}"',
    );
    copy.replace(
      values,
      onePhone,
      '"supportPhone": { "default": "1-800-555-0166", "medicare": "1-800-555-0177" }',
    );
    expect(await copy.check()).toEqual(sound);
    const { blocks = [] } =
      copy.compiled().config.screens.find(({ key }) => key === 'coverage.wellness') ?? {};
    const items = blocks.flatMap((block) => ('items' in block ? (block.items ?? []) : []));
    expect(items.find(({ id }) => id === 'callNurse')).toMatchObject({
      link: 'tel:1-800-555-0166',
      medicareLink: 'tel:1-800-555-0177',
    });
  });

  it('a text of one plan and a value of another are refused until both define what members of both get', async () => {
    const words = (text: string) =>
      copy.replace(
        'locales/en/billing.json',
        '"title": "Payment history", "content": "Payments we have received."',
        text,
      );
    words(
      '"title": "Payment history", "content": "Call {value.supportPhone}.", "egwpText": "Group: {value.supportPhone}."',
    );
    copy.replace(
      'locales/es/billing.json',
      '"content": "Los pagos que hemos recibido."',
      '"content": "Llame al {value.supportPhone}.", "egwpText": "Grupo: {value.supportPhone}."',
    );
    copy.replace(
      values,
      onePhone,
      '"supportPhone": { "default": "1-800-555-0166", "medicare": "1-800-555-0177" }',
    );
    const { code, text } = await copy.check();
    expect(code).toBe(1);
    expect(text).toContain('this text differs for egwp, but `supportPhone` has a text for medicare only');
    expect(text).toContain('Add `egwp` to the value `supportPhone` too.');
    copy.replace(
      values,
      '"medicare": "1-800-555-0177"',
      '"egwp": "1-800-555-0188", "medicare": "1-800-555-0177"',
    );
    expect((await copy.check()).code).toBe(0);
  });

  it('a sentence that is the same for all plans cannot use a value that differs between them', async () => {
    copy.replace(
      values,
      onePhone,
      '"supportPhone": { "default": "1-800-555-0166", "medicare": "1-800-555-0177" }',
    );
    for (const [language, call] of [
      ['en', 'Call us'],
      ['es', 'Llámenos'],
    ])
      copy.replace(
        `locales/${language}/shell.json`,
        `"call": "${call}"`,
        `"call": "${call}: {value.supportPhone}"`,
      );
    expect((await copy.check()).text).toContain(
      '`supportPhone` differs between plans, but this text is the same for all plans',
    );
  });
});
