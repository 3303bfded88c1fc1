/** In pixels, as it is shown. */
export interface ImageSize {
  width: number;
  height: number;
}
