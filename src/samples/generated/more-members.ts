/* Written by `portal types` from src/samples/more. Do not edit: change the files there and run it again. */

export const moreMembers: readonly object[] = [];
