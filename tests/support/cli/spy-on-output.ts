import { vi } from 'vitest';

/**
 * Catches what is written to the standard and to the error output, in one list of calls, until `mockRestore`.
 */
export const spyOnOutput = () => {
  const write = vi.fn<(text: string | Uint8Array) => boolean>(() => true);
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation(write),
  );
  return { mock: write.mock, mockRestore: (): void => spies.forEach((spy) => spy.mockRestore()) };
};
