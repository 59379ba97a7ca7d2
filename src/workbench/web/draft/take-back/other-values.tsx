import { useEffect, useRef } from 'react';
import type { OtherValue } from '../../../api/generated/api-shapes.ts';
import { failedWith } from '../../api/api-failure.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useToast } from '../../kit/toast.tsx';
import { withSignNames } from '../content/named-signs.ts';
import { AskSides } from './ask-sides.tsx';

// The values that a refused request would have overwritten; undefined for other failures.
export const otherValues = (error: Error | null): readonly OtherValue[] | undefined =>
  failedWith(error, 'other-value')
    ? (error.body as { readonly items: readonly OtherValue[] }).items
    : undefined;

// A refused Undo of a page that the user has left is a message, because no dialog asks there.
export const useReportGone = (): ((error: Error) => void) => {
  const showToast = useToast();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return (error) => {
    if (!otherValues(error) || !isShown.current) showToast(error.message);
  };
};

interface Props {
  items: readonly OtherValue[];
  /** Returns the displayed name of a value. */
  nameOf: (name: string) => string;
  textOf: (value: unknown, name: string) => string;
  isBusy: boolean;
  /** Called with the names of the values that the user replaces. */
  onDecide: (replaced: readonly string[]) => void;
  onClose: () => void;
}

export const OtherValuesDialog = ({ items, nameOf, textOf, isBusy, onDecide, onClose }: Props) => {
  const { t, language } = useWords();
  return (
    <AskSides
      {...{ isBusy, onClose }}
      questions={items.map(({ name, current, wanted, by, at }) => ({
        ...{ key: name, name: nameOf(name), by, at },
        current: withSignNames(textOf(current, name), textOf(wanted, name), language),
        wanted: withSignNames(textOf(wanted, name), textOf(current, name), language),
      }))}
      labels={{
        title: t('draft.otherValues.title', { count: items.length }),
        text: t('draft.otherValues.text', { count: items.length }),
        mine: t('draft.otherValues.mine'),
        byOthers: (time) => t('draft.otherValues.byOthers', { time }),
      }}
      onDecide={(sideOf) => onDecide(items.map(({ name }) => name).filter((name) => sideOf(name) === 'mine'))}
    />
  );
};

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the request to send after the user has decided. It expects the newer values, and keeps those that the user
 * did not replace.
 */
export const decided = <Wanted extends object, Expected extends object>(
  request: { readonly wanted: Wanted; readonly expected: Expected },
  items: readonly OtherValue[],
  replaced: readonly string[],
): { readonly wanted: Wanted; readonly expected: Expected } => {
  const newer: Values = Object.fromEntries(items.map(({ name, current }) => [name, current]));
  const remaining = Object.fromEntries(Object.entries(newer).filter(([name]) => !replaced.includes(name)));
  return { wanted: { ...request.wanted, ...remaining }, expected: { ...request.expected, ...newer } };
};
