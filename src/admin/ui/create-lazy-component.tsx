import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { chunkBoundaryText as text } from '@/copy/admin/chunk-boundary';
import { isMissingChunk, reloadWhenOnline } from '@/shared/lib/missing-chunk';
import { Button } from './button';

/** Shows an error in place of a missing chunk, so that typed text around it stays. Throws other errors again. */
class ChunkBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { error: unknown }> {
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
      <div
        role="alert"
        ref={(alert) => void alert?.scrollIntoView({ block: 'nearest' })}
        className="flex flex-col items-start gap-3"
      >
        <p className="text-danger">{text.text}</p>
        <Button onClick={() => window.location.reload()}>{text.reload}</Button>
      </div>
    );
  }
}

/**
 * Returns a component whose code is downloaded when first shown, with `fallback` until then:
 * `createLazyComponent(async () => (await import('./x')).X)`.
 */
export function createLazyComponent<Part extends (props: never) => ReactNode>(
  load: () => Promise<Part>,
  fallback: ReactNode = null,
): Part {
  const LoadedPart = lazy(async () => ({ default: (await load()) as unknown as ComponentType<object> }));
  const BoundedPart = (props: object) => (
    <ChunkBoundary fallback={fallback}>
      <LoadedPart {...props} />
    </ChunkBoundary>
  );
  return BoundedPart as unknown as Part;
}
