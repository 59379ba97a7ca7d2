import { expect, it } from 'vitest';
import { hashesOf } from '../../src/authoring/gating/hashed-grid.ts';
import { portalModel } from '../../src/analysis/model/portal-model.ts';
import { bodyMistakes } from '../../src/workbench/server/requests/body-mistakes.ts';
import { editable, frozenPortal } from '../support/config/analysed-portal.ts';

const { model } = frozenPortal();
const before = hashesOf(model);

type Editable = ReturnType<typeof editable>;
type Fields = Record<string, Record<string, unknown>>;

const itemOf = ({ config }: Editable, key: string, block: string): Record<string, unknown> =>
  config.screens.find((screen) => screen.key === key)!.blocks.find(({ id }) => id === block) as unknown as Record<string, unknown>;

const wordsOf = ({ words }: Editable, screen: string): Fields => words.es.screens[screen]!.items as Fields;

/**
 * For each kind of item an edit of what its members get, and the item whose cells have to be signed off
 * again.
 */
const edits: readonly (readonly [what: string, item: string, edit: (portal: Editable) => void])[] = [
  ['the Spanish title of a screen', 'claims', ({ words }) => void (words.es.screens['claims']!.title = 'Otro')],
  ['the title of the screen above', 'login.code', ({ words }) => void (words.es.screens['login']!.title = 'Otro')],
  ['the path of a screen', 'claims', ({ config }) => void Object.assign(config.paths.es, { claims: '/otro' })],
  ['the Spanish title of a block', 'home/careTeam', (portal) => void (wordsOf(portal, 'home')['careTeam']!['title'] = 'Otro')],
  ['the area of a block', 'home/careTeam', (portal) => void Object.assign(itemOf(portal, 'home', 'careTeam'), { area: 'main' })],
  ['the address of a framed page', 'account/frame', ({ config }) => void (config.frames['personalInformation']!.path = 'Elsewhere')],
  ['the size of a framed page', 'account/frame', ({ config }) => void (config.frames['personalInformation']!.height = 7)],
  ['the address of a named link', 'menus/legal/privacy', ({ config }) => void (config.links['privacy']!.href = 'https://www.lender.example/')],
  ['the path that a link leads to', 'menus/main/claims', ({ config }) => void Object.assign(config.paths.en, { claims: '/other' })],
  ['a search of the directory', 'findCare/search/doctor', ({ config }) => void Object.assign(config.directory.searches['doctor']!, { provType: 'S' })],
  ['the number of a network', 'findCare/search/doctor', ({ config }) => void Object.assign(config.directory.networks, { value: '55' })],
  ['a list of documents', 'coverage.documents/other/riders', ({ config }) => void (config.lists['riders']!.except = ['Dental'])],
  ['the support phone of a plan', 'findCare/additionalCare/nurseLine', ({ config }) => void Object.assign(config.brand, { medicareSupportPhone: '1-800-555-0177' })],
  ['the legacy site', 'account/frame', ({ config }) => void (Object.values(config.environments)[0]!.legacy = 'https://old.example/')],
  ['the public host of a list', 'findCare/supplemental/supplementalLinks', ({ config }) => void (Object.values(config.environments)[0]!.publicDomain = 'www.lender.example')],
  ['the Spanish label of an item', 'home/quickLinks/urgentCare', (portal) => void (wordsOf(portal, 'home')['urgentCare']!['label'] = 'Otro')],
  ['the label of a menu entry', 'menus/legal/privacy', ({ words }) => void Object.assign((words.en.shell['menus'] as Fields)['legal']!, { privacy: 'Other' })],
  ['the address of a document', 'coverage.documents/handbooks/handbookNext', ({ config }) => void Object.assign(config.documents, { 'handbook.next': 'https://www.lender.example/' })],
  ['the pharmacy of a plan', 'claims/forms/prescriptionRefund', ({ config }) => void Object.assign(config.pharmacies['default']!, { prescriptionRefundUrl: 'https://www.lender.example/' })],
  ['the client that a link names', 'coverage.behavioralHealth/care/counseling', ({ config }) => void Object.assign(config.links['counseling']!.clientIds!, { default: 'other' })],
  ['the way to recover an account', 'login/signIn', ({ config }) => void (itemOf({ config } as Editable, 'login', 'signIn')['recover'] = 'link:privacy')],
  ['the name of the plan', 'shell/brand/name', ({ config }) => void (config.brand.name = 'Other')],
  ['the tagline', 'shell/brand/name', ({ config }) => void (config.brand.tagline.es = 'Otro')],
  ['the phone of the plan', 'shell/brand/phone', ({ config }) => void (config.brand.phone = '1-800-555-0177')],
  ['whether a link opens in a new tab', 'menus/legal/privacy', ({ config }) => void Object.assign(config.menus.find(({ id }) => id === 'legal')!.entries.find(({ id }) => id === 'privacy')!, { openInNewTab: true })],
  ['the icon of an item', 'home/quickLinks/urgentCare', ({ config }) => void Object.assign((itemOf({ config } as Editable, 'home', 'quickLinks')['items'] as { id: string }[]).find(({ id }) => id === 'urgentCare')!, { icon: 'bell' })],
  ['the title of a menu', 'menus/footerCare', ({ words }) => void Object.assign((words.es.shell['menus'] as Fields)['footerCare']!, { title: 'Otro' })],
  ['a social link', 'shell/social/YouTube', ({ config }) => void (config.links[config.social.find(({ name }) => name === 'YouTube')!.link.slice(5)]!.href = 'https://www.lender.example/')],
  ['a review link', 'shell/reviews/Yelp', ({ config }) => void (config.reviews.find(({ name }) => name === 'Yelp')!.link = 'link:privacy')],
  ['language help', 'shell/languages/ko', ({ config }) => void (config.languages.find(({ lang }) => lang === 'ko')!.tooltip = 'x')],
  ['the address of the plan', 'shell/brand/address', ({ config }) => void (config.brand.address = ['1 Other Street'])],
  ['the words of the first-time dialog', 'shell/settings/firstLogin', ({ words }) => void Object.assign(words.es.components['firstLogin'] as object, { paperless: 'Otro' })],
  ['who gets the notice before an external link', 'shell/settings/externalLinkNotice', ({ config }) => void (config.settings.externalLinkNotice = 'isPPO')],
  ['where a redirect leads', 'shell/redirects/inside.asp?mode=fdiredirect&option=planChangeMA', ({ config }) => void (config.redirects[1]!.to = 'route:home')],
];

it('the hash of a cell has the form that a sign-off accepts', () => {
  const [cellHash] = before['home'] ?? [];
  const request = { item: 'home', column: 'ppo', cellHash, source: 'f'.repeat(64), verdict: 'right', expected: null };
  expect(bodyMistakes('NewSignOffs', [request], 'en')).toEqual([]);
});

it('every kind of item is among them', () => {
  const kinds = (items: readonly (string | undefined)[]) => [...new Set(items)].sort();
  expect(kinds(edits.map(([, id]) => model.byId.get(id)?.kind))).toEqual(kinds(model.items.map(({ kind }) => kind)));
});

it.each(edits)('a sign-off lapses when %s changes', (_, item, edit) => {
  const portal = editable(model.portal);
  edit(portal);
  const changed = portalModel(portal);
  const after = hashesOf(changed, [changed.byId.get(item)!]);
  expect(before[item]).toHaveLength(after[item]!.length);
  expect(after[item]).not.toEqual(before[item]);
});
