/** The one function that is used of React's own scheduler; the package brings no types. */
declare module 'scheduler' {
  /** Lets rendering pause so many times in a second; an integer from 1 to 125. */
  export const unstable_forceFrameRate: (slicesPerSecond: number) => void;
}
