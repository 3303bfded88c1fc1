const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** « 41,2 Ko » for a number of bytes. */
export function formatFileSize(bytes: number): string {
  return `${decimal.format(bytes / 1024)}\u00a0Ko`;
}
