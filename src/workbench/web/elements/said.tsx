import { Fragment } from 'react';

interface Props {
  /** A message of the check, with names of the files between backticks. */
  readonly text: string;
}

/** A message of the check as it is read on a page: names that stand between backticks are drawn as code, all else as it is. */
export const Said = ({ text }: Props) =>
  text.split('`').map((piece, at) => <Fragment key={at}>{at % 2 === 1 ? <code className="code">{piece}</code> : piece}</Fragment>);
