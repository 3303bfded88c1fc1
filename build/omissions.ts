import type { OmittedRecord } from '../src/copy/omitted-record.ts';

/** Collects the records that a build leaves out, once for each reason. `warn` reports them to the operator. */
export function createOmissionCollector(warn: (message: string) => void) {
  const recordsAsJson = new Set<string>();
  return {
    omit(record: OmittedRecord): void {
      const json = JSON.stringify(record);
      if (recordsAsJson.has(json)) return;
      recordsAsJson.add(json);
      warn(`left out: ${record.kind} ${JSON.stringify(record.id)} (${record.reason})`);
    },
    /** Returns the records in a fixed order, so that two builds of the same data write the same list. */
    list: (): OmittedRecord[] => [...recordsAsJson].sort().map((json) => JSON.parse(json)),
  };
}

/** Reports a record that the build leaves out. */
export type OmitRecord = ReturnType<typeof createOmissionCollector>['omit'];
