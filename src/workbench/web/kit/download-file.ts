/** The name of a file may not hold signs that mean something to a file system. */
const fileName = (name: string): string => [...name].map((sign) => ('/\\:*?"<>|'.includes(sign) ? '-' : sign)).join('');

/** Hands a file over to the browser, which keeps it where it keeps downloads. */
export const downloadFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName(name);
  link.click();
  URL.revokeObjectURL(link.href);
};
