import { describe, expect, it } from 'vitest';
import { screenOf } from '../../src/view/routes/paths.ts';
import { sampleContext } from '../support/members/sample-context.ts';
import { itemOf, sampleScreen, screenIn } from '../support/members/sample-screen.ts';

const links = [
  'drugList',
  'locator',
  'history',
  'dashboard',
  'costs',
  'mailDelivery',
  'specialty',
  'interactions',
  'disposal',
  'refund',
  'priorAuthorization',
];

const hosts = (id: string): readonly (string | undefined)[] =>
  links.map((link) => {
    const href = itemOf('pharmacy', link, { id })?.link?.href;
    return href === undefined ? undefined : new URL(href).host;
  });

const coverageOf = (id: string) =>
  sampleScreen('pharmacy', { id }).blocks.find((block) => block.type === 'planSpending');

describe('the pharmacy screen', () => {
  it('R2.163 R2.166: buttons, prescriptions with their disclaimer, coverage and resources', () => {
    const { blockIds } = sampleScreen('pharmacy', { id: 'm01' });
    expect(blockIds).toEqual([
      'quickLinks',
      'prescriptions',
      'disclaimer',
      'prescriptionCoverage',
      'resources',
    ]);
    expect(sampleScreen('pharmacy', { id: 'm01' }).blocks[2]).toMatchObject({
      content: expect.stringMatching(/^Prices and coverage are estimates/) as string,
    });
  });

  it('R2.168 R3.047 R3.048: eleven links, each at the vendor of the member', () => {
    const own = 'localhost:4301';
    expect(hosts('m01')).toEqual(
      links.map((link) =>
        ['locator', 'history', 'dashboard', 'costs'].includes(link) ? own : 'www.harborrx.example',
      ),
    );
    expect(hosts('m15')).toEqual(links.map(() => 'www.meridianorx.example'));
    expect(hosts('m16')).toEqual(links.map(() => 'www.gremioscript.example'));
  });

  it('R3.048: if a vendor has no address, its link is hidden', () => {
    const context = sampleContext({ id: 'm15' });
    const poorer = Object.fromEntries(
      Object.entries(context.config.pharmacies['meridiano']!).filter(([key]) => key !== 'drugListUrl'),
    );
    const config = { ...context.config, pharmacies: { ...context.config.pharmacies, meridiano: poorer } };
    expect(screenIn('pharmacy', { ...context, config }).itemIds).not.toContain('drugList');
    expect(screenIn('pharmacy', context).itemIds).toContain('drugList');
  });

  it('R7.028: the default vendor is reached through the six launches of the legacy site', () => {
    const options = ['refill', 'newPrescription', 'history', 'dashboard', 'costs', 'locator'].map((item) =>
      new URL(itemOf('pharmacy', item, { id: 'm01' })?.link?.href ?? 'x:').searchParams.get('option'),
    );
    expect(options).toEqual(['refill', 'newFill', 'claims', 'home', 'drugCost', 'locator']);
    expect(sampleScreen('pharmacy', { id: 'm15' }).itemIds).not.toContain('refill');
  });

  it('R2.164: the coverage section answers to both anchors in both languages', () => {
    for (const language of ['en', 'es'] as const) {
      const block = sampleScreen('pharmacy', { id: 'm01', language }).blocks.find(
        ({ id }) => id === 'prescriptionCoverage',
      );
      expect(block).toMatchObject({ anchors: ['prescription-coverage', 'cobertura-de-recetas'] });
    }
    expect(coverageOf('m01')).toMatchObject({ title: 'Prescription coverage' });
  });

  it('R2.165: the bars show the pharmacy deductible without a tier', () => {
    expect(coverageOf('m05')).toMatchObject({
      hasHelp: false,
      groups: [
        { tier: 'untiered', individual: [{ kind: 'rxDeductible', paid: '$60', total: '$250' }], family: [] },
      ],
    });
    expect(coverageOf('m06')).toMatchObject({ barWidth: 50 });
    expect(
      coverageOf('m13')
        ?.groups.flatMap(({ individual, family }) => [...individual, ...family])
        .every(({ kind }) => kind === 'rxDeductible'),
    ).toBe(true);
    expect(coverageOf('m17')).toBeUndefined();
  });

  it('R2.167 R3.049: over-the-counter items are offered where the data bring a link, which only Medicare has', () => {
    expect(itemOf('pharmacy', 'orderOtc', { id: 'm08' })?.link?.href).toBe(
      'https://otc.harborrx.example/brisamar',
    );
    for (const id of ['m01', 'm09'])
      expect(sampleScreen('pharmacy', { id }).blockIds).not.toContain('overTheCounter');
    const context = sampleContext({ id: 'm08' });
    const unsafe = {
      ...context.coverage!,
      pharmacy: { ...context.coverage!.pharmacy, otcLink: 'data:text/html,<p>offer</p>' },
    };
    expect(screenIn('pharmacy', { ...context, coverage: unsafe }).itemIds).not.toContain('orderOtc');
  });

  it('R9.26: the drug list and the pharmacies of Medicare have the year in two digits, in Pacific time', () => {
    const at = (instant: string) =>
      screenIn('pharmacy', { ...sampleContext({ id: 'm08' }), now: Date.parse(instant) })
        .items.filter(({ id }) => ['drugList', 'locator'].includes(id))
        .map(({ link }) => /medicare-(\d+)/.exec(link?.href ?? '')?.[1]);
    expect(at('2028-01-01T07:59:59Z')).toEqual(['27', '27']);
    expect(at('2028-01-01T08:00:00Z')).toEqual(['28', '28']);
    expect(itemOf('pharmacy', 'drugList', { id: 'm01' })?.link?.href).not.toContain('medicare');
  });

  it('R2.069: forms and policies have a separate page', () => {
    expect(sampleScreen('pharmacy.formsAndPolicies', { id: 'm01' }).itemIds).toEqual([
      'refund',
      'priorAuthorization',
      'policies',
    ]);
    expect(screenOf(sampleContext({}).config, 'pharmacy.formsAndPolicies')?.parent).toBe('pharmacy');
  });
});
