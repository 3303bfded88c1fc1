import { useEffect, useState } from 'react';
import { getNextPlaybackProgress, PLAYBACK_STEP_MS } from './playback';

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
