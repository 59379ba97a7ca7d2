/** The switches of domain 1.5. `alive` answers by the session as it is; `clock` is an ISO instant; `latency` is in milliseconds. */
export interface Knobs {
  readonly keepAlive: string;
  readonly loginError: string;
  readonly token: string;
  readonly tokenExp: string;
  readonly cms: string;
  readonly billingPage: string;
  readonly frameOrigin: string;
  readonly frames: string;
  readonly pkce: string;
  readonly overlay: string;
  readonly latency: number;
  readonly clock: string | null;
  readonly persona: string | null;
}

/** How the sandbox behaves until someone turns a knob. */
export const defaultKnobs: Knobs = {
  keepAlive: 'alive',
  loginError: 'none',
  token: 'ok',
  tokenExp: 'hour',
  cms: 'ok',
  billingPage: 'ok',
  frameOrigin: 'listed',
  frames: 'ok',
  pkce: 'optional',
  overlay: 'none',
  latency: 0,
  clock: null,
  persona: null,
};
