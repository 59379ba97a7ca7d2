import type { ReactNode } from 'react';

// Names and member ids: isolated from the direction of the text around them, and not translated by browsers.
export const Name = ({ children }: { children: ReactNode }) => <bdi translate="no">{children}</bdi>;

// Placeholder for the name while the sentence is formatted; from the private use area.
const slot = '\uE000';

export const Isolated = ({ sentence, text }: { sentence: (place: string) => string; text: string }) => {
  const [before = '', after = ''] = sentence(slot).split(slot);
  return (
    <>
      <span>{before}</span>
      <Name>{text}</Name>
      <span>{after}</span>
    </>
  );
};
