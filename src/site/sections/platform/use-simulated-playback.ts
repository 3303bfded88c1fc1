import { useEffect, useState } from 'react';
import { nextProgress, STEP_MS } from './playback';

/** State of a player that plays nothing. It pauses when its tab is hidden, as a considerate player does. */
export function useSimulatedPlayback() {
  const [playing, setPlaying] = useState(false);
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setProgress(nextProgress), STEP_MS);
    const pauseWhenHidden = () => {
      if (document.hidden) setPlaying(false);
    };
    document.addEventListener('visibilitychange', pauseWhenHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pauseWhenHidden);
    };
  }, [playing]);

  return { playing, progress, toggle: () => setPlaying(!playing) };
}
