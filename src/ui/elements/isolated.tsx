import type { ReactNode } from 'react';

// Names and member ids: isolated from the direction of the text around them, and not translated by browsers.
export const Name = ({ children }: { readonly children: ReactNode }) => <bdi translate="no">{children}</bdi>;

// Placeholder for the name while the sentence is formatted; from the private use area.
const slot = '\uE000';

interface Props {
  readonly sentence: (place: string) => string;
  readonly text: string;
}

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
