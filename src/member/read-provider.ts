import type { Provider } from './member.ts';
import type { PropertyReader } from './property-reader.ts';

/** The primary care provider and medical group (R3.033); undefined when the string names neither. */
export const readProvider = (coverage: PropertyReader): Provider | undefined => {
  const pmgName = coverage.first('pmgName').text();
  const name = coverage.first('providerName');
  const parts = [name.text(0), name.text(1), name.text(2), name.text(3)] as const;
  const [first, middle, last, suffix] = parts;
  const full = name.text(4) || parts.filter((part) => part !== '').join(' ');
  if (pmgName === '' && full === '') return undefined;
  return {
    pmgName,
    name: { first, middle, last, suffix, full },
    phone: coverage.first('providerPhone').text(),
    npi: coverage.first('npi').text(),
  };
};
