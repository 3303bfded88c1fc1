import { Component, type ReactNode, Suspense } from 'react';
import { chunkBoundaryText as text } from '@/copy/admin/chunk-boundary';
import { isMissingChunk, reloadWhenOnline } from '@/shared/lib/missing-chunk';
import { Button } from './button';

interface ChunkBoundaryProps {
  /** Shown while the part is downloaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Loads a `React.lazy` part of an editor. A missing chunk shows an error in its place, and the typed text around it
 * stays. Other errors pass through.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  #stopWaiting?: () => void;

  override componentDidCatch(error: unknown) {
    if (isMissingChunk(error)) this.#stopWaiting = reloadWhenOnline();
  }

  override componentWillUnmount() {
    this.#stopWaiting?.();
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
