/** The `exp` claim under the tokenExp knob, in epoch seconds; `none` leaves it out, `malformed` is a word. */
export const expiryClaim = (knob: string, issuedAt: number): number | string | undefined => {
  if (knob === 'none') return undefined;
  if (knob === 'malformed') return 'tomorrow';
  if (knob === 'past') return issuedAt - 60;
  return issuedAt + (knob === '+60s' ? 60 : 3600);
};
