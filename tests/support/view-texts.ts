/** Fields of views that hold codes, addresses, or words that stand in their own language (the tooltips of R2.210). */
const marks = ['id', 'type', 'key', 'kind', 'tier', 'icon', 'tone', 'layout', 'state', 'status', 'href', 'src', 'anchors'];
const ids = ['eid', 'mainId', 'coverageId', 'fdiKey'];
const unread = new Set([...marks, ...ids, 'language', 'current', 'tooltip']);

/** The texts that a person reads in a view, in order; a field that is added to a view counts as text until it is listed here. */
export const viewTexts = (view: unknown): readonly string[] => {
  if (typeof view === 'string') return [view];
  if (typeof view !== 'object' || view === null) return [];
  return Object.entries(view).flatMap(([name, inner]) => (unread.has(name) ? [] : viewTexts(inner)));
};
