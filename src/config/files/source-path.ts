// In bytes; file systems take 255, and a writer adds an ending while it writes.
const longestName = 200;

const encoder = new TextEncoder();

const isPlainSign = (sign: string): boolean =>
  sign >= ' ' && sign !== '\u007F' && sign !== '\\' && sign !== ':';

const isName = (name: string): boolean =>
  !['', '.', '..'].includes(name) &&
  [...name].every(isPlainSign) &&
  encoder.encode(name).byteLength <= longestName;

/**
 * Returns true for the path of a file inside `config` or `locales` that every system can write: no part leads
 * outside, and none has more than 200 bytes.
 */
export const isSourcePath = (file: string): boolean => {
  const [root = '', ...names] = file.split('/');
  return ['config', 'locales'].includes(root) && names.length > 0 && names.every(isName);
};
