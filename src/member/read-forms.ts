import { matchingLiteral } from './matching-literal.ts';
import type { FormGroup, FormType, PlanForm } from './member.ts';
import type { PropertyReader } from './property-reader.ts';

const groups: readonly FormGroup[] = ['account', 'claims', 'coverage'];
const types: readonly FormType[] = ['url', 'questionnaire', 'deepLink', 'modeOpener'];

/** The account, claims and coverage forms of a plan (R3.045); one of another group or type, or without name or target, is dropped. */
export const readForms = (coverage: PropertyReader): readonly PlanForm[] =>
  coverage.every('form').flatMap((form): readonly PlanForm[] => {
    const [group, type] = [matchingLiteral(groups, form.text(0)), matchingLiteral(types, form.text(2))];
    const [name, target] = [form.text(1), form.text(3)];
    if (group !== undefined && type !== undefined && name !== '' && target !== '') return [{ group, name, type, target }];
    coverage.report(group === undefined || type === undefined ? 'unknown-value' : 'incomplete-entry', 'form');
    return [];
  });
