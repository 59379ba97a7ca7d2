/** How long a `slow` knob waits: longer than the portal's time limit of 10 s (ledger A79). */
export const slowMilliseconds = 12_000;
