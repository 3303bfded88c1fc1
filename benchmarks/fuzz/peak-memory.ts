import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the peak memory (kB) of the process whose command line contains these words; 0 if the system does
 * not report it.
 */
function readPeakKilobytes(words: string): number {
  try {
    const children = readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    const child = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(words));
    return child ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1] ?? 0) : 0;
  } catch {
    return 0;
  }
}

/**
 * Runs a task. Returns the peak memory in MB of its child process whose command line contains these words.
 */
export async function measurePeakMegabytes(words: string, task: () => Promise<void>): Promise<number> {
  let peakKilobytes = 0;
  const timer = setInterval(() => {
    peakKilobytes = Math.max(peakKilobytes, readPeakKilobytes(words));
  }, 500);
  try {
    await task();
  } finally {
    clearInterval(timer);
  }
  return Math.round(peakKilobytes / 1000);
}
