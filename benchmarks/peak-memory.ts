import { readFileSync } from 'node:fs';

/** Returns the peak memory of a process in megabytes; 0 if the system does not report it. */
export function readPeakMegabytes(pid: number | string | undefined): number {
  try {
    const [, kilobytes = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0;
  }
}
