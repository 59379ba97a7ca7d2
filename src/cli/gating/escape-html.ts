const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that stands as it is in HTML, in attributes too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark] ?? mark);
