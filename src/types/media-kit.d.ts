/** Bytes of each file of the press kit, measured by build/media-kit-plugin.ts. */
declare module 'virtual:media-kit-sizes' {
  const sizes: Record<string, number>;
  export default sizes;
}
