import { expect, it } from 'vitest';
import { analysedPortal } from '../../../tests/support/config/analysed-portal.ts';
import { projectRoot } from '../../../tests/support/project-files.ts';
import { readConfig } from '../../config/files/read-config.ts';
import { wishReport } from './wish-report.ts';

const { model } = analysedPortal();
const documents = readConfig(`${projectRoot}/config`, `${projectRoot}/locales`);
const asked = (words: string, language: 'en' | 'es' = 'en') => wishReport(model, documents, words.split(' '), language);

it('finds the gate that hides one link from the members of one rule, at its line, in words of a named rule', () => {
  const { lines, isFound } = asked('hide home/quickLinks/requestIdCard isPPO');
  expect(isFound).toBe(true);
  expect(lines[1]).toBe('  `home/quickLinks/requestIdCard` is hidden from: the plan is a PPO');
  expect(lines[3]).toMatch(/config\/screens\/home\.json:\d+ home\/quickLinks\/requestIdCard: no gate -> isNotPPO$/);
});

it('says why nothing can be done: it is so already, nobody meant comes there, or others would notice', () => {
  expect(asked('show billing/options noPlansExperience').lines).toEqual([
    expect.stringMatching(/no possible member of those meant .* because of the gate of the screen `billing`: the plan bills the member;/),
  ]);
  expect(asked('show home isLoggedIn').lines).toEqual(['It is so already: there is nothing to edit.']);
  expect(asked('hide account isFEHB', 'es').lines.at(-2)).toContain('Ningún cambio de una condición o regla');
  expect(asked('hide account isFEHB').lines.at(-1)).toContain('`account/more`');
  expect(asked('show home/quickLinks/changePcp isPPO,isPOS').lines[0]).toMatch(/no possible member is so, because .*POS/);
  expect(asked('show coverage.wellness !hasPlan').lines[0]).toContain('coverage.wellness');
  expect(asked('hide account isFEHB').isFound).toBe(false);
});

it('refuses what asks nothing, with the nearest name', () => {
  expect(() => asked('show home/quickLinks')).toThrow('in threes');
  expect(() => asked('show home/quickLinks isPPOO')).toThrow('isPPO');
  expect(() => asked('show home/quickLinks plan:medicair')).toThrow('medicare');
});
