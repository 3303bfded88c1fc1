import { useEffect, useState } from 'react';

/** The simulated player moves by 1 % every 100 ms (specification 2.6). After 100 % it starts again at 0. */
const STEP_MS = 100;
const STEP_COUNT = 101;

/** Returns the state of a simulated player. It pauses when the browser tab is hidden. */
export function useSimulatedPlayback() {
  const [isPlaying, setIsPlaying] = useState(false);
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setProgress((percent) => (percent + 1) % STEP_COUNT), STEP_MS);
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
