/** Noon in Pacific time on 5 January 2027: where the clocks of browser and upstream systems start. */
export const journeyStart = Date.parse('2027-01-05T20:00:00Z');
