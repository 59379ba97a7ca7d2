import { describe, expect, it } from 'vitest';
import brandSchema from '../../../../schemas/brand.json' with { type: 'json' };
import { phoneAddress } from '../../../member/phone.ts';
import { isPhoneNumber } from './named-values.ts';

const asPlanPhone = (text: string): boolean =>
  new RegExp(brandSchema.definitions.phone.pattern, 'u').test(text);

describe('isPhoneNumber', () => {
  it.each([
    ['1-800-555-0142', 'tel:18005550142'],
    ['(760) 555-0119', 'tel:7605550119'],
    ['1 (800) 555-0142', 'tel:18005550142'],
    ['760.555.0119', 'tel:7605550119'],
    ['+1 800 555 0142', 'tel:+18005550142'],
    ['555-0142', 'tel:5550142'],
    ['1-800-GET-WELL', 'tel:18004389355'],
    ['1 800 GET WELL', 'tel:18004389355'],
    ['(800) GET-WELL', 'tel:8004389355'],
    ['1-800-FLOWERS', 'tel:18003569377'],
    ['1-800-MyHealth', 'tel:18006943258'],
    ['1-800-555-CARE', 'tel:18005552273'],
    ['800-555-0142 ext. 12', 'tel:8005550142;ext=12'],
    ['800-555-0142, extension 4410', 'tel:8005550142;ext=4410'],
    ['800-555-0142 extensión 4410', 'tel:8005550142;ext=4410'],
    ['800-555-0142 x7', 'tel:8005550142;ext=7'],
    ['1-800-GET-WELL Ext 23', 'tel:18004389355;ext=23'],
  ])('accepts %s as a phone of the plan and of a link, and it is dialed as %s', (text, href) => {
    expect([isPhoneNumber(text), asPlanPhone(text), phoneAddress(text)]).toEqual([true, true, href]);
  });

  it.each([
    'call us',
    '1-800-555-0166q',
    '1-800-get well',
    '1-800-GET',
    'GET-WELL',
    '800-555-0142 1-800-555-0143',
    '1-800-555-0142 or 711',
    '1-800-555-0142 ext.',
    '1-800-555-0142;ext=5',
    '-------',
    '',
  ])('refuses %j', (text) => {
    expect([isPhoneNumber(text), asPlanPhone(text)]).toEqual([false, false]);
  });
});
