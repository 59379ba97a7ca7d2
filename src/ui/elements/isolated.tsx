/** Stands for the text of the data while the sentence around it is worked out; no font or language has a sign of that number. */
const slot = '\uE000';

interface Props {
  /** The sentence with what it is given in the place of the text. */
  readonly sentence: (place: string) => string;
  readonly text: string;
}

/** A sentence with a text of the data in it, kept apart so that a name written from right to left does not turn the words beside it. */
export const Isolated = ({ sentence, text }: Props) => {
  const [before = '', after = ''] = sentence(slot).split(slot);
  return (
    <>
      {before}
      <bdi>{text}</bdi>
      {after}
    </>
  );
};
