const scheme = 'javascript';

/** An address that would run a script where an address is not checked. */
export const scriptAddress = `${scheme}:alert("https://www.brisamar.example")`;
