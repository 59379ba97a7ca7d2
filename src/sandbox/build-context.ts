/** The `context_string` of the token response: base64 of the UTF-8 bytes of a coverage data string (contract 3.8). */
export const buildContext = (dataString: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(dataString)));
