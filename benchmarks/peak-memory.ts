import { readdirSync, readFileSync } from 'node:fs';

/** Returns the peak memory of a process in megabytes; 0 if the system does not report it. */
export function readPeakMegabytes(pid: number | string | undefined): number {
  try {
    const [, kilobytes = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}

/** Returns the id of the child of this process whose command line contains these words. */
function findChildProcess(words: string): string | undefined {
  try {
    const children = readdirSync('/proc/self/task').flatMap((task) =>
      readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(words));
  } catch {
    return undefined;
  }
}

/** Runs a task. Returns the peak memory in MB of the child process whose command line contains these words. */
export async function measurePeakMegabytes(words: string, task: () => Promise<void>): Promise<number> {
  let peakMegabytes = 0;
  const timer = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, readPeakMegabytes(findChildProcess(words)));
  }, 500);
  try {
    await task();
  } finally {
    clearInterval(timer);
  }
  return Math.round(peakMegabytes);
}
