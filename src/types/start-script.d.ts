interface Window {
  /** Left by the start script of a prerendered page: settles once the whole sheet is there, or cannot be had. */
  sheetArrived?: Promise<void>;
}
