import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  onError: (error: Error, info: ErrorInfo) => void;
  failure: ReactNode;
  children: ReactNode;
}

/** Keeps a remote's failure in the remote's own place. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError(error, info);
  }

  override render() {
    return this.state.failed ? this.props.failure : this.props.children;
  }
}
