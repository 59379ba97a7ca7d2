import { describe, expect, it } from 'vitest';
import type { DocumentListView } from '../../src/view/blocks/document-list.ts';
import { listEntries } from '../../src/view/links/list-entries.ts';
import { sampleContext, type SampleVisit } from '../support/members/sample-context.ts';
import { itemOf, sampleScreen, screenIn } from '../support/members/sample-screen.ts';

const documents = (id: string, visit: SampleVisit = {}): readonly DocumentListView[] =>
  sampleScreen('coverage.documents', { id, ...visit }).blocks.filter(
    (block) => block.type === 'documentList',
  );

const group = (id: string, name: string, visit?: SampleVisit): DocumentListView | undefined =>
  documents(id, visit).find((block) => block.id === name);

const titles = (list: DocumentListView | undefined): readonly string[] =>
  (list?.items ?? []).map(({ title }) => title ?? '');
const hrefs = (list: DocumentListView | undefined): readonly string[] =>
  (list?.items ?? []).map(({ link }) => link?.href ?? '');

describe('the coverage screen', () => {
  it('R2.032 R2.033 R2.034: has the card, the framed eligibility page and the resource links', () => {
    const { blocks } = sampleScreen('coverage', { id: 'm01' });
    expect(blocks).toContainEqual(
      expect.objectContaining({ type: 'idCard', name: 'Elena Ruiz-Castillo', memberId: 'BM4100010001' }),
    );
    expect(itemOf('coverage', 'requestIdCard', { id: 'm01' })?.link?.href).toBe('/coverage/request-id-card');
    expect(blocks).toContainEqual(
      expect.objectContaining({
        type: 'frame',
        src: 'http://localhost:4301/Insurance/CoverageDetails?lang=en',
      }),
    );
    expect(blocks.find(({ id }) => id === 'resources')).toMatchObject({
      title: 'Resources',
      items: ['requestIdCard', 'coveredMembers', 'authorizations', 'documents', 'forms', 'balances'].map(
        (id) => ({ id }),
      ),
    });
  });

  it('R2.035 R2.036 R2.037: calls to behavioral health and wellness, which both open', () => {
    expect(itemOf('coverage', 'seeBehavioralHealth', { id: 'm01' })?.link?.href).toBe(
      '/coverage/behavioral-health',
    );
    expect(itemOf('coverage', 'seeWellness', { id: 'm01' })?.link?.href).toBe(
      '/coverage/prevention-&-wellness',
    );
    for (const key of ['coverage.wellness', 'coverage.behavioralHealth'])
      expect(sampleScreen(key, { id: 'm01' }).isOpen).toBe(true);
  });

  it('R2.038 R2.041 R2.043: authorizations, the ID card request and the four forms are pages of the legacy site', () => {
    const frame = (key: string, id: string) =>
      sampleScreen(key, { id }).blocks.map((block) => ('src' in block ? block.src : ''));
    expect(frame('coverage.authorizations', 'm01')).toEqual([
      'http://localhost:4301/app/authorizations?lang=en',
    ]);
    expect(frame('coverage.requestIdCard', 'm01')[0]).toContain(
      'inside.asp?mode=questionnaire&form=idCardRequest',
    );
    expect(frame('coverage.forms.dependentsAdd', 'm01')[0]).toContain(
      'mode=questionnaire&form=dependentsAdd',
    );
    expect(frame('coverage.forms.dependentsRemove', 'm01')[0]).toContain(
      'mode=questionnaire&form=dependentsRemove',
    );
    expect(frame('coverage.forms.terminate', 'm01')[0]).toContain('inside.asp?mode=termcvg');
    expect(frame('coverage.forms.changeMyPlan', 'm01')[0]).toContain('mode=fdiredirect&option=planChangeIFP');
  });
});

describe('coverage documents', () => {
  it('R2.040 R2.138 R2.139: one handbook is a single link, several are an accordion; without one there is no heading', () => {
    expect(sampleScreen('coverage.documents', { id: 'm01' }).isOpen).toBe(true);
    expect(group('m01', 'handbooks')).toMatchObject({
      isAccordion: false,
      items: [{ id: 'handbookCurrent', link: { kind: 'document' } }],
    });
    expect(group('m08', 'handbooks')?.isAccordion).toBe(true);
    expect(titles(group('m08', 'handbooks'))).toHaveLength(3);
    expect(group('m07', 'handbooks')).toBeUndefined();
  });

  it('R3.041: handbooks carry the year in Pacific time, which turns at 08:00Z on 1 January', () => {
    const at = (instant: string) => {
      const screen = screenIn('coverage.documents', {
        ...sampleContext({ id: 'm08' }),
        now: Date.parse(instant),
      });
      return screen.items
        .filter(({ id }) => id.startsWith('handbook'))
        .map(({ title, link }) => [title, link?.href.split('/').at(-2)]);
    };
    expect(at('2027-01-01T07:59:59Z')).toEqual([
      ['Member handbook 2027', '2027'],
      ['Member handbook 2026', '2026'],
      ['Member handbook 2025', '2025'],
    ]);
    expect(at('2027-01-01T08:00:00Z').map(([title]) => title)).toEqual([
      'Member handbook 2028',
      'Member handbook 2027',
      'Member handbook 2026',
    ]);
  });

  it('R2.140 R2.141 R3.040: summaries are listed under the plan; the summary of coverage is not for Medicare', () => {
    expect(hrefs(group('m01', 'summaries'))).toEqual([
      'https://documents.brisamar.example/en/summary-of-benefits/SOB-S70-01.pdf',
      'https://documents.brisamar.example/en/summary-of-benefits-and-coverage/SOB-S70-01.pdf',
    ]);
    expect(titles(group('m08', 'summaries'))).toEqual(['Summary of benefits']);
  });

  it('R3.042: notices of change are only for Medicare', () => {
    expect(titles(group('m08', 'notices'))).toEqual([
      'Annual Notice of Change 2028',
      'Annual Notice of Change 2027',
    ]);
    expect(group('m01', 'notices')).toBeUndefined();
  });

  it('R3.044: embedded dental and vision follow product, metal tier and group', () => {
    expect(hrefs(group('m01', 'embedded'))).toEqual([
      'https://documents.brisamar.example/en/embedded/individual-silver-dental.pdf',
      'https://documents.brisamar.example/en/embedded/individual-silver-vision.pdf',
    ]);
    expect(hrefs(group('m15', 'embedded'))).toEqual([
      'https://documents.brisamar.example/en/embedded/small-group-silver-dental.pdf',
      'https://documents.brisamar.example/en/embedded/small-group-silver-vision.pdf',
    ]);
    expect(hrefs(group('m02', 'embedded'))[0]).toContain('individual-bronze-dental');
    expect(group('m05', 'embedded')).toBeUndefined();
    expect(group('m08', 'embedded')).toBeUndefined();
  });

  it('R2.142 R3.043: other coverages and riders are PDF links in a separate accordion', () => {
    expect(titles(group('m05', 'other'))).toEqual([
      'Dental plan',
      'ART (assisted reproductive technologies)',
      'Chiropractic',
      'Vision',
    ]);
    expect(titles(group('m08', 'other', { language: 'es' }))[0]).toBe('Dental');
    expect(titles(group('m08', 'other', { language: 'es' }))[1]).toBe(
      'Silver & Fit (acondicionamiento físico)',
    );
    for (const id of ['m05', 'm08']) {
      expect(group(id, 'other')?.isAccordion).toBe(true);
      for (const { link } of group(id, 'other')?.items ?? [])
        expect(link).toMatchObject({ kind: 'document', newTab: true });
    }
    expect(hrefs(group('m05', 'other'))[0]).toBe('https://www.brisamar.example/documents/dental-plan.pdf');
  });

  it('R3.037: a rider of an unknown type has no document', () => {
    expect(titles(group('m16', 'other'))).toEqual(['Acu/Chiro', 'Pharmacy']);
  });
});

describe('coverage forms', () => {
  it('R2.042 R2.144: the subscriber gets the forms of the plan', () => {
    expect(sampleScreen('coverage.forms', { id: 'm01' }).itemIds).toEqual([
      'dependentsAdd',
      'dependentsRemove',
      'changeMyPlan',
      'terminate',
    ]);
    expect(sampleScreen('coverage.forms', { id: 'm15' }).itemIds).toEqual([
      'terminate',
      'declarePartnership',
    ]);
  });

  it('R2.146: Medicare adds the late enrollment penalty', () => {
    expect(itemOf('coverage.forms', 'lateEnrollment', { id: 'm08' })?.link).toMatchObject({
      kind: 'outside',
      newTab: true,
    });
    for (const id of ['m01', 'm13', 'm15'])
      expect(sampleScreen('coverage.forms', { id }).itemIds).not.toContain('lateEnrollment');
  });

  it('R3.045: a form of each type opens its own target', () => {
    const context = sampleContext({ id: 'm05' });
    expect(listEntries('coverageForms', context)).toEqual([
      { title: 'Continuity of care', href: 'http://localhost:4301/app/continuity-of-care' },
      { title: 'Other insurance', href: 'http://localhost:4301/inside.asp?mode=othercvg' },
    ]);
    expect(listEntries('accountForms', context)).toEqual([
      { title: 'Address change', href: 'http://localhost:4301/inside.asp?mode=questionnaire&form=ADDRCHG' },
    ]);
    expect(listEntries('claimsForms', context)).toEqual([
      { title: 'Vision claim', href: 'https://www.brisamar.example/forms/vision-claim.pdf' },
    ]);
    expect(
      sampleScreen('coverage.forms', { id: 'm05', language: 'es' }).items.map(({ title }) => title),
    ).toContain('Otro seguro');
    expect(sampleScreen('claims', { id: 'm05' }).items.map(({ title }) => title)).toContain('Vision claim');
    expect(sampleScreen('account.forms', { id: 'm05' }).items.map(({ title }) => title)).toContain(
      'Address change',
    );
  });
});
