/** Returns the files of a paste or a drop. Returns none beside pasted text: office programs add a picture of that text. */
export function getDataTransferFiles(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])];
  const plainText = transfer?.getData('text/plain').trim() ?? '';
  // Some systems add the file name as text.
  const isFileName = files.some(({ name }) => plainText.includes(name));
  return plainText && !isFileName ? [] : files;
}

const DOCUMENT_NAME = /\.(?:pdf|docx?|odt|rtf|txt|xlsx?|ods|csv|pptx?|odp)$/i;

/** Removes documents (PDF, Word…) from the files. The editor uploads the others as pictures. */
export const excludeDocumentFiles = (files: File[]): File[] =>
  files.filter(({ name }) => !DOCUMENT_NAME.test(name));
