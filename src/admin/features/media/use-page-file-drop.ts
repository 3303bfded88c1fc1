import { useEffect, useEffectEvent, useState } from 'react';

/** Returns true when text is pasted into a field. Some applications copy a picture of the text with it. */
const isPastedText = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof Element &&
  target.matches('input, textarea') &&
  clipboardData?.getData('text/plain').trim() !== '';

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes('Files') ?? false;

/** Accepts files that are dropped or pasted anywhere on the page. Returns true while files are dragged over it. */
export function usePageFileDrop(isEnabled: boolean, onFiles: (files: File[]) => void): boolean {
  const [isDragging, setIsDragging] = useState(false);
  const handleTransfer = useEffectEvent((transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    if (!isEnabled) return;
    // `dragenter` of a child comes before `dragleave` of its parent, so the entered elements are counted.
    let enteredCount = 0;
    const handleEnter = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      enteredCount += 1;
      setIsDragging(true);
    };
    const handleLeave = () => {
      enteredCount = Math.max(0, enteredCount - 1);
      if (enteredCount === 0) setIsDragging(false);
    };
    const handleOver = (event: DragEvent) => {
      if (hasFiles(event.dataTransfer)) event.preventDefault();
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      enteredCount = 0;
      setIsDragging(false);
      handleTransfer(event.dataTransfer);
    };
    const handlePaste = (event: ClipboardEvent) => {
      if (!hasFiles(event.clipboardData) || isPastedText(event)) return;
      event.preventDefault();
      handleTransfer(event.clipboardData);
    };
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('dragenter', handleEnter, { signal });
    window.addEventListener('dragleave', handleLeave, { signal });
    window.addEventListener('dragover', handleOver, { signal });
    window.addEventListener('drop', handleDrop, { signal });
    window.addEventListener('paste', handlePaste, { signal });
    return () => controller.abort();
  }, [isEnabled]);

  return isDragging;
}
