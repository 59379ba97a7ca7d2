// The first 32 bits of the fractional parts of the square (exponent 1/2) or cube (1/3) roots of the first
// primes (FIPS 180-4).
const fractions = (count: number, exponent: number): readonly number[] => {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1)
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  return primes.map((prime) => ((prime ** exponent % 1) * 2 ** 32) | 0);
};

const initial = fractions(8, 1 / 2);

const constants = Int32Array.from(fractions(64, 1 / 3));

// In bytes.
const blockSize = 64;

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const padded = (text: string): DataView => {
  const bytes = new TextEncoder().encode(text);
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / blockSize) * blockSize);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, bytes.length << 3);
  return view;
};

const schedule = (words: Int32Array, data: DataView, at: number): void => {
  for (let i = 0; i < 16; i += 1) words[i] = data.getInt32(at + i * 4);
  for (let i = 16; i < 64; i += 1) {
    const far = words[i - 15] ?? 0;
    const near = words[i - 2] ?? 0;
    const small = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    const large = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    words[i] = (words[i - 16] ?? 0) + small + (words[i - 7] ?? 0) + large;
  }
};

// Plain variables: arrays make this ten times slower.
const compress = (state: Int32Array, words: Int32Array): void => {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (words[i] ?? 0)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => (state[index] = (state[index] ?? 0) + word));
};

/**
 * Returns the SHA-256 of a text (UTF-8) in hex. Synchronous, unlike the browser's function, because checks
 * hash thousands of texts.
 */
export const sha256 = (text: string): string => {
  const data = padded(text);
  const words = new Int32Array(64);
  const state = Int32Array.from(initial);
  for (let at = 0; at < data.byteLength; at += blockSize) {
    schedule(words, data, at);
    compress(state, words);
  }
  return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
