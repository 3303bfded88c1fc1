interface Window {
  /** Left by the start script of a prerendered page: fetches the whole style sheet, once. */
  loadSheet?: () => Promise<void>;
}
