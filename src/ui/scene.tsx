import { useId } from 'react';

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const shapes = {
  card: { width: 420, height: 265, x: 330, y: 150, radius: 82 },
  wide: { width: 1200, height: 200, x: 985, y: 112, radius: 76 },
  tall: { width: 700, height: 900, x: 470, y: 655, radius: 150 },
  sea: { width: 1120, height: 420, x: 860, y: 240, radius: 120 },
} satisfies Record<string, Shape>;

const wave = ({ width, height }: Shape, top: number, rises: boolean): string => {
  const step = width / 4;
  const swell = Math.min(height * 0.05, 20);
  const bends = [0, 1, 2, 3].map((index) => `q${step / 2} ${(index % 2 === 1) === rises ? swell : -swell} ${step} 0`);
  return `M0 ${top}${bends.join('')}V${height}H0Z`;
};

const glint = ({ x, radius, height }: Shape, water: number, index: number): string =>
  `M${x - radius * (0.95 - index * 0.2)} ${water + Math.min(height * 0.045, 16) * (index + 1) + 4}h${radius * (1.9 - index * 0.4)}`;

/** The sun over the sea, drawn from the scene tokens: pure decoration, cropped to fill its box. */
export const Scene = ({ kind }: { readonly kind: keyof typeof shapes }) => {
  const id = useId();
  const shape = shapes[kind];
  const { width, height, x, y, radius } = shape;
  const water = y + radius * 0.32;
  const depth = height - water;
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={kind === 'sea' ? 'xMaxYMid slice' : 'xMidYMid slice'}
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={`${id}sky`} x1="0" y1="0" x2="1" y2="1">
        <stop className="sky-dark" />
        <stop className="sky-light" offset="1" />
      </linearGradient>
      <linearGradient id={`${id}sun`} x1="0" y1="0" x2="0" y2="1">
        <stop className="sun-light" />
        <stop className="sun-dark" offset=".75" />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${id}sky)`} />
      {[1.35, 1.75, 2.2].map((factor, index) => (
        <circle key={factor} className="halo" cx={x} cy={y} r={radius * factor} strokeOpacity={0.11 - 0.03 * index} />
      ))}
      <circle cx={x} cy={y} r={radius} fill={`url(#${id}sun)`} />
      <path className="wave-far" d={wave(shape, water, true)} />
      {[0, 1, 2, 3].map((index) => (
        <path key={index} className="glint" d={glint(shape, water, index)} strokeOpacity={0.34 - 0.07 * index} />
      ))}
      <path className="wave-mid" d={wave(shape, water + depth * 0.38, false)} />
      <path className="wave-near" d={wave(shape, water + depth * 0.7, true)} />
    </svg>
  );
};
