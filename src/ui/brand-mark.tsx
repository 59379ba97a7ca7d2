/** The brand's sign, a sun over two waves, from the document's own set (index.html) in the colours of the brand tokens. */
export const BrandMark = () => (
  <svg className="mark" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
    <use href="#brand-mark" />
  </svg>
);
