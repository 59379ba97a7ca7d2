// The package brings no types.
declare module 'scheduler' {
  // Rendering pauses this many times a second; an integer from 1 to 125.
  export const unstable_forceFrameRate: (slicesPerSecond: number) => void;
}
