import { Component, type ErrorInfo, type ReactNode } from 'react';
import { FatalErrorScreen } from './FatalErrorScreen';

interface RootBoundaryProps {
  onError?: (error: Error, info: ErrorInfo) => void;
  children: ReactNode;
}

/** Catches what nothing below has caught; a remote’s failure never comes this far. */
export class RootBoundary extends Component<RootBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  override render() {
    return this.state.hasFailed ? <FatalErrorScreen /> : this.props.children;
  }
}
