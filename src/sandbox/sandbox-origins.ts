export interface SandboxOrigins {
  readonly portal: string;
  readonly legacy: string;
  readonly fhir: string;
  readonly content: string;
}

/** The four loopback origins that begin at `portBase` (contract 1); distinct ports make them distinct origins. */
export const sandboxOrigins = (portBase: number): SandboxOrigins => {
  const origin = (offset: number): string => `http://localhost:${portBase + offset}`;
  return { portal: origin(0), legacy: origin(1), fhir: origin(2), content: origin(3) };
};
