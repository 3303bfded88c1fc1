/** Offers a link to the reader as a download. */
export function followDownload(href: string, name = ''): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** Saves what the page made itself, under that name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  followDownload(url, name);
  // after the browser has taken hold of it
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
