import { Session } from 'node:inspector/promises';

/** How often each function with one of these names runs during some work, counted by the engine. */
export const countCalls = async <Name extends string>(
  names: readonly Name[],
  work: () => void,
): Promise<Readonly<Record<Name, number>>> => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const own = result.filter(({ url }) => url.includes('/src/'));
  const counted = own.flatMap(({ functions }) =>
    functions.map(({ functionName, ranges }) => [functionName, ranges[0]?.count ?? 0] as const),
  );
  const countOf = (name: Name): number =>
    counted.reduce((sum, [own, count]) => (own === name ? sum + count : sum), 0);
  return Object.fromEntries(names.map((name) => [name, countOf(name)])) as Record<Name, number>;
};
