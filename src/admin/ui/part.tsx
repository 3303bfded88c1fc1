import { Component, type ReactNode, Suspense } from 'react';
import { missingPartText as text } from '@/copy/admin/missing-part';
import { isMissingChunk } from '@/shared/lib/missing-chunk';
import { Button } from './button';

interface PartProps {
  /** Shown while the part is downloaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Around a `React.lazy` part of a screen where somebody writes. If its chunk does not arrive, its place says so; the text
 * around it stays. Any other error is the page's own.
 */
export class Part extends Component<PartProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
    if (!isMissingChunk(error)) throw error;
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p className="text-danger">{text.text}</p>
        <Button onClick={() => window.location.reload()}>{text.reload}</Button>
      </div>
    );
  }
}
