import type { SectionFile } from '../../generated/config-files.ts';
import type { Finding } from '../findings/finding.ts';
import type { ConfigIndex } from '../index/config-index.ts';

// A section without screens would go unnoticed.
export const sectionFindings = ({ documents }: ConfigIndex): readonly Finding[] =>
  documents.flatMap((document): readonly Finding[] => {
    if (document.is?.kind !== 'section' || (document.value as SectionFile).screens.length > 0) return [];
    return [
      {
        at: { document, path: ['screens'], part: 'name' },
        severity: 'warning',
        message: 'empty-section',
        with: { section: document.is.name },
      },
    ];
  });
