import type { OmittedRecord } from '../../src/content/omitted-record.ts';

/** Collects what a build leaves out, each record once a reason; `warn` tells the operator. */
export function collectOmissions(warn: (message: string) => void) {
  const records = new Map<string, OmittedRecord>();
  return {
    omit(record: OmittedRecord): void {
      const key = JSON.stringify(record);
      if (records.has(key)) return;
      records.set(key, record);
      warn(`left out: ${record.kind} ${JSON.stringify(record.id)} (${record.reason})`);
    },
    list: (): OmittedRecord[] => [...records.values()],
  };
}

export type Omit = ReturnType<typeof collectOmissions>['omit'];
