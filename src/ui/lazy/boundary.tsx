import { Component, type ReactNode } from 'react';

interface Props {
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** An error boundary that keeps the rest of the page working. A new `key` tries again. */
export class Boundary extends Component<Props, State> {
  public static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  public override state: State = { hasFailed: false };

  public override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
