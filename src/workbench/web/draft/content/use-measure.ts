import { useEffect, useState } from 'react';
import type { Measure } from './text-room.ts';

// The workbench has the portal's font. Without a canvas: half an em per character.
const measureInCanvas = (): Measure => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context)
    return (text, font) => text.length * 0.5 * (Number.parseFloat(font.split(' ')[1] ?? '') || 16);
  const widths = new Map<string, number>();
  return (text, font) => {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    context.font = `${font}, sans-serif`;
    const { width } = context.measureText(text);
    widths.set(key, width);
    return width;
  };
};

// Measures again once the fonts are loaded.
export const useMeasure = (): Measure => {
  const [measure, setMeasure] = useState(measureInCanvas);
  useEffect(() => {
    if (document.fonts.status === 'loaded') return undefined;
    const renew = (): void => setMeasure(measureInCanvas);
    document.fonts.addEventListener('loadingdone', renew);
    return () => document.fonts.removeEventListener('loadingdone', renew);
  }, []);
  return measure;
};
