import { type Context, useContext } from 'react';

/** What the app put into a context; throws where a component stands outside its provider. */
export const useProvided = <Value>(context: Context<Value | undefined>): Value => {
  const value = useContext(context);
  if (value === undefined) throw new Error('A context has no provider.');
  return value;
};
