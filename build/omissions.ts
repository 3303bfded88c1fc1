import type { OmittedRecord } from '../src/copy/omitted-record.ts';

/** Collects the records that a build leaves out, once for each reason. `warn` reports them to the operator. */
export function createOmissionCollector(warn: (message: string) => void) {
  const records = new Map<string, OmittedRecord>();
  return {
    omit(record: OmittedRecord): void {
      const key = JSON.stringify(record);
      if (records.has(key)) return;
      records.set(key, record);
      warn(`left out: ${record.kind} ${JSON.stringify(record.id)} (${record.reason})`);
    },
    /** Returns the records in a fixed order, so that two builds of the same data write the same file. */
    list: (): OmittedRecord[] =>
      [...records.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, record]) => record),
  };
}

/** Reports a record that the build leaves out. */
export type OmitRecord = ReturnType<typeof createOmissionCollector>['omit'];
