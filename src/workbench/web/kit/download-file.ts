// File systems reserve these characters.
const fileName = (name: string): string =>
  [...name].map((sign) => ('/\\:*?"<>|'.includes(sign) ? '-' : sign)).join('');

export const downloadFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName(name);
  link.click();
  URL.revokeObjectURL(link.href);
};
