import { addressText } from '../../../../../../authoring/draft/address.ts';
import { pairsPlace } from '../../../../../../config/files/document.ts';
import type { SourceFiles } from '../../../../../../config/files/source.ts';
import type { EditWish } from '../../../../../api/generated/api-shapes.ts';
import { valueAt } from '../item-fields.ts';

/** In hexadecimal digits of SHA-256, as the file of pairs has them. */
const hashDigits = 8;

const hashOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashDigits);
};

/** The edit that says that a Spanish word, by its address, says what its English says. */
export const pairEdit = async (files: SourceFiles, word: string, english: string, spanish: string): Promise<EditWish> => {
  const address = addressText({
    place: pairsPlace,
    steps: [
      { kind: 'name', name: 'pairs' },
      { kind: 'name', name: word },
    ],
  });
  return { address, expected: valueAt(files, address).value, value: { en: await hashOf(english), es: await hashOf(spanish) } };
};
