import { setImmediate as otherRequests } from 'node:timers/promises';
import { isFields } from '../../../authoring/draft/json-value.ts';

// A list of fewer items is short.
const fewItems = 100;

// Characters; some milliseconds of processor time.
const mostAtOnce = 250_000;

const listText = async (list: readonly unknown[]): Promise<string> => {
  const texts: string[] = [];
  let left = mostAtOnce;
  for (const item of list) {
    const text = JSON.stringify(item);
    texts.push(text);
    left -= text.length;
    if (left > 0) continue;
    left = mostAtOnce;
    await otherRequests();
  }
  return `[${texts.join(',')}]`;
};

/**
 * Returns the JSON text of an answer's value, like `JSON.stringify`. Handles other requests while it formats long
 * lists.
 */
export const jsonText = async (value: unknown): Promise<string> => {
  const isLong = (one: unknown): one is readonly unknown[] => Array.isArray(one) && one.length > fewItems;
  if (!isFields(value) || !Object.values(value).some(isLong)) return JSON.stringify(value);
  const fields: string[] = [];
  for (const [name, one] of Object.entries(value))
    if (one !== undefined)
      fields.push(`${JSON.stringify(name)}:${isLong(one) ? await listText(one) : JSON.stringify(one)}`);
  return `{${fields.join(',')}}`;
};
