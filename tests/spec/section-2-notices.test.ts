import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/config/portal-config.ts';
import type { NoticeView } from '../../src/view/blocks/notice.ts';
import { frozenConfig } from '../support/config/frozen-config.ts';
import type { SampleVisit } from '../support/members/sample-context.ts';
import { frozenScreen } from '../support/members/sample-screen.ts';

interface Case {
  readonly who: string;
  readonly visit: SampleVisit;
  /** The sentences of the notice by their ids, in order. */
  readonly says: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

const suspended = {
  en: {
    suspended: 'Your coverage is suspended. Providers may bill you for care that you receive now.',
    suspendedNext: 'Call Member Services to find out what to pay and when your coverage resumes.',
  },
  es: {
    suspended:
      'Su cobertura está suspendida. Los proveedores pueden facturarle la atención que reciba ahora.',
    suspendedNext:
      'Llame a servicios para afiliados y pregunte qué debe pagar y cuándo se reanuda su cobertura.',
  },
};
const ended = {
  en: 'This coverage has ended. It does not pay for care that you receive now.',
  es: 'Esta cobertura terminó. No paga la atención que reciba ahora.',
};
const pending = { en: 'Your coverage has not begun yet.', es: 'Su cobertura aún no ha comenzado.' };
const paidFirst = {
  en: 'Once your first bill is paid, your coverage begins on January 25, 2027.',
  es: 'Cuando se pague la primera factura, su cobertura comenzará el 25 de enero de 2027.',
};

const cases: readonly Case[] = [
  {
    who: 'suspended, with an open invoice',
    visit: { id: 'm02' },
    says: {
      en: {
        suspended: suspended.en.suspended,
        openInvoice: 'Your open invoice: $642.90, due date December 22, 2026.',
        suspendedNext: suspended.en.suspendedNext,
      },
      es: {
        suspended: suspended.es.suspended,
        openInvoice: 'Su factura pendiente: $642.90, fecha de vencimiento: 22 de diciembre de 2026.',
        suspendedNext: suspended.es.suspendedNext,
      },
    },
  },
  {
    who: 'suspended, with a due date that cannot be read',
    visit: { id: 'm02', besides: 'invoice,1,INV-9,soon' },
    says: suspended,
  },
  {
    who: 'ended, with nothing due',
    visit: { id: 'm04' },
    says: {
      en: { ended: ended.en, endedOn: 'Its last day was November 26, 2026.' },
      es: { ended: ended.es, endedOn: 'Su último día fue el 26 de noviembre de 2026.' },
    },
  },
  {
    who: 'ended, with a debt',
    visit: { id: 'm01', besides: 'terminationDate,1,12/1/2026' },
    says: {
      en: {
        ended: ended.en,
        endedOn: 'Its last day was December 1, 2026.',
        endedOwing: 'An amount of $214.36 is still due.',
      },
      es: {
        ended: ended.es,
        endedOn: 'Su último día fue el 1 de diciembre de 2026.',
        endedOwing: 'Todavía queda pendiente un monto de $214.36.',
      },
    },
  },
  {
    who: 'pending, with a first bill that has a due date',
    visit: { id: 'm03' },
    says: {
      en: {
        pending: pending.en,
        firstBillByDate: 'Pay your first bill of $498.00 by January 14, 2027.',
        beginsOncePaid: paidFirst.en,
      },
      es: {
        pending: pending.es,
        firstBillByDate: 'Pague su primera factura de $498.00 a más tardar el 14 de enero de 2027.',
        beginsOncePaid: paidFirst.es,
      },
    },
  },
  {
    who: 'pending, with a first bill without a due date',
    visit: { id: 'm03', besides: 'invoice,1,INV-9,' },
    says: {
      en: { pending: pending.en, firstBill: 'Pay your first bill of $498.00.', beginsOncePaid: paidFirst.en },
      es: {
        pending: pending.es,
        firstBill: 'Pague su primera factura de $498.00.',
        beginsOncePaid: paidFirst.es,
      },
    },
  },
  {
    who: 'pending, without a bill to pay first',
    visit: { id: 'm18' },
    says: {
      en: { pending: pending.en, beginsOn: 'It begins on January 15, 2027.' },
      es: { pending: pending.es, beginsOn: 'Comenzará el 15 de enero de 2027.' },
    },
  },
  {
    who: 'past due',
    visit: { id: 'm09' },
    says: {
      en: {
        pastDue: 'A payment of $128.00 was due on January 2, 2027.',
        pastDueNext: 'Pay it now, or call Member Services if you cannot pay or have already paid.',
      },
      es: {
        pastDue: 'Un pago de $128.00 venció el 2 de enero de 2027.',
        pastDueNext: 'Páguelo ahora o llame a servicios para afiliados si no puede pagar o si ya pagó.',
      },
    },
  },
  {
    who: 'on autopay',
    visit: { id: 'm08' },
    says: {
      en: { autopay: 'Nothing to do: we charge $64.00 on January 10, 2027.' },
      es: { autopay: 'No tiene que hacer nada: cobraremos $64.00 el 10 de enero de 2027.' },
    },
  },
];

const noticesOn = (screen: string, visit: SampleVisit, language: Language): readonly NoticeView[] =>
  frozenScreen(screen, { ...visit, language }).blocks.filter(
    (block): block is NoticeView => block.type === 'notice',
  );

const sentencesOf = (notice: NoticeView): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries([notice, ...notice.items].map(({ id, content }) => [id, content] as const));

describe('the notices of what happens next', () => {
  const rows = cases.flatMap((one) => (['en', 'es'] as const).map((language) => ({ ...one, language })));

  it.each(rows)(
    'home and billing of a member who is $who show the same, with all values, in $language',
    ({ visit, says, language }) => {
      for (const screen of ['home', 'billing']) {
        expect(noticesOn(screen, visit, language).map(sentencesOf)).toEqual([says[language]]);
      }
    },
  );

  it.each(cases)('a member who is $who gets the phone, except for what needs no call', ({ visit, says }) => {
    const [notice] = noticesOn('home', visit, 'en');
    expect(notice?.phone?.text).toBe('autopay' in says.en ? undefined : '1-800-555-0166');
  });

  it('every sentence of a shared notice has a member above who reads it', () => {
    const read = new Set(cases.flatMap(({ says }) => Object.keys(says.en)));
    const blocks = frozenConfig.config.screens.flatMap((screen) => screen.blocks);
    const ids = blocks.flatMap((block) => {
      if (block.type !== 'notice' || block.wordsKey !== 'shared') return [];
      return [block.id, ...(block.items ?? []).map(({ id }) => id)];
    });
    expect([...new Set(ids)].toSorted()).toEqual([...read].toSorted());
  });
});
