import { fillMessage, type MessageValues } from '../../message-text.ts';
import type { Language } from '../../portal-config.ts';
import type { SourceLocation } from '../findings/finding.ts';
import { locateProblem, type Problem } from '../findings/problem.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

// The type makes sure that both languages have every message. Apart from those of the check, because browsers do
// not load them (Decision 0059).
const texts: Readonly<Record<Language, typeof en>> = { en, es };

export interface Risk {
  readonly message: keyof typeof en;
  readonly with?: MessageValues;
}

export interface PlacedRisk extends Risk {
  readonly at: SourceLocation;
  readonly severity?: 'error';
  readonly also?: readonly SourceLocation[];
}

/** Formats a risk in one language, with file, line and column. */
export const riskProblem = (risk: PlacedRisk, language: Language): Problem => {
  const { at, message, severity = 'warning', also, with: values = {} } = risk;
  const filled = (text: string): string =>
    fillMessage(text, values, (value) => (typeof value === 'object' ? value[language] : String(value)));
  const { message: said, hint } = texts[language][message];
  const code = message.split('.')[0] ?? message;
  return locateProblem({
    ...{ at, code, message: filled(said), hint: filled(hint) },
    ...(severity === 'warning' && { severity }),
    ...(also && { also }),
  });
};
