import { useId } from 'react';

/** The brand's sign, a sun over two waves, in the colours of the brand tokens. */
export const BrandMark = () => {
  const disc = useId();
  return (
    <svg className="mark" viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <clipPath id={disc}>
        <circle cx="22" cy="22" r="21" />
      </clipPath>
      <g clipPath={`url(#${disc})`}>
        <rect className="mark-sky" width="44" height="44" />
        <circle className="mark-sun" cx="22" cy="22" r="10.5" />
        <path className="mark-far" d="M-2 25q6-5 12 0t12 0 12 0 12 0V46H-2Z" />
        <path className="mark-near" d="M-2 32.5q6-5 12 0t12 0 12 0 12 0V46H-2Z" />
      </g>
    </svg>
  );
};
