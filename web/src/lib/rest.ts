/** Asking once something has rested for a moment, and not while it still changes. */

/** Acts after a while; what it gives back keeps it from acting, or tells it to stop. */
export function afterRest(act: (signal: AbortSignal) => unknown, milliseconds: number): () => void {
  const gone = new AbortController();
  const timer = setTimeout(() => void act(gone.signal), milliseconds);
  return () => {
    clearTimeout(timer);
    gone.abort();
  };
}
