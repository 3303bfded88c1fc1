import { useEffect, useState } from 'react';

/** The simulated player moves by 1 % every 100 ms (specification 2.6). */
export const PLAYBACK_STEP_MS = 100;

const MAX_PROGRESS = 100;

/** Returns the progress one step later. After 100 % it starts again at 0. */
export function getNextPlaybackProgress(progress: number): number {
  return progress >= MAX_PROGRESS ? 0 : progress + 1;
}

/** Returns the state of a simulated player. It pauses when the browser tab is hidden. */
export function useSimulatedPlayback() {
  const [isPlaying, setIsPlaying] = useState(false);
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setProgress(getNextPlaybackProgress), PLAYBACK_STEP_MS);
    const pauseWhenHidden = () => {
      if (document.hidden) setIsPlaying(false);
    };
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pauseWhenHidden);
    };
  }, [isPlaying]);

  return { isPlaying, progress, toggle: () => setIsPlaying(!isPlaying) };
}
