import type { ReactNode } from 'react';

/** A name of a person, a plan or a brand, or a member id: kept apart from the words beside it, and never translated by a browser. */
export const Name = ({ children }: { readonly children: ReactNode }) => <bdi translate="no">{children}</bdi>;

/** Stands for the name while the sentence around it is worked out; no font or language has a sign of that number. */
const slot = '\uE000';

interface Props {
  /** The sentence with what it is given in the place of the name. */
  readonly sentence: (place: string) => string;
  readonly text: string;
}

/** A sentence with a name in it, kept apart so that a name written from right to left does not turn the words beside it. */
export const Isolated = ({ sentence, text }: Props) => {
  const [before = '', after = ''] = sentence(slot).split(slot);
  return (
    <>
      <span>{before}</span>
      <Name>{text}</Name>
      <span>{after}</span>
    </>
  );
};
