import { readdirSync, readFileSync } from 'node:fs';

/** Largest memory (kB) that a process with these words in its command line has used; 0 where the system does not tell. */
function peakOf(words: string): number {
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

/** Runs a task; returns the largest memory in MB that its child process with these words has used. */
export async function measurePeak(words: string, task: () => Promise<void>): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(words));
  }, 500);
  try {
    await task();
  } finally {
    clearInterval(timer);
  }
  return Math.round(peak / 1000);
}
