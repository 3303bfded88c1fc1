/** Verdict of a scanner. After `pending`, the database asks again. */
export type ScanVerdict = 'clean' | 'infected' | 'pending';

/**
 * Scans one CV. This stub leaves every file in quarantine: call your scanner here
 * (docs/operate/cv-scanner.md).
 * @throws when the scanner does not answer; the database asks again.
 */
export async function scanFile(_file: Blob): Promise<ScanVerdict> {
  return 'pending';
}
