/** An address in parts; undefined where it is none. (`URL.canParse` of Node 20 calls addresses with ñ wrong once it runs often.) */
export const parsedUrl = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
};
