import { expect, it } from 'vitest';
import { compiledConfig } from '../../../tests/support/config/frozen-config.ts';
import { portalModel } from './portal-model.ts';
import { itemPeriod } from './item-period.ts';

const portal = compiledConfig();

it('an item is shown on days when it, its block and every screen above it are; a menu entry on the days of its screen', () => {
  const screens = portal.config.screens.map((screen) => {
    if (screen.key === 'billing') return { ...screen, until: '2028-01-01' };
    if (screen.key !== 'billing.payNow') return screen;
    const blocks = screen.blocks.map((block) =>
      block.id === 'frame' ? { ...block, from: '2027-06-01' } : block,
    );
    return { ...screen, from: '2027-01-01', until: '2028-06-01', blocks };
  });
  const model = portalModel({ ...portal, config: { ...portal.config, screens } });
  const spanOf = (id: string) => {
    const item = model.byId.get(id);
    return item && itemPeriod(model, item);
  };
  expect(spanOf('billing.payNow')).toEqual({ from: '2027-01-01', until: '2028-01-01' });
  expect(spanOf('billing.payNow/frame')).toEqual({ from: '2027-06-01', until: '2028-01-01' });
  expect(spanOf('menus/main/billing')).toEqual({ until: '2028-01-01' });
  expect(spanOf('claims')).toEqual({});
});
