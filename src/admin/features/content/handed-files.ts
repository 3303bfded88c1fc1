/** Files that a paste or a drop hands over for themselves, and not beside words that they are a picture of. */
export function handedFiles(transfer: DataTransfer | null): File[] {
  const files = [...(transfer?.files ?? [])];
  const words = transfer?.getData('text/plain').trim();
  // beside a file some systems tell its name
  return !words || files.some(({ name }) => words.includes(name)) ? files : [];
}
