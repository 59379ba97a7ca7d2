import { type Context, useContext } from 'react';

/** Returns the value of a context; throws outside its provider. */
export const useProvided = <Value>(context: Context<Value | undefined>): Value => {
  const value = useContext(context);
  if (value === undefined) throw new Error('A context has no provider.');
  return value;
};
