/** Type of an import that ends in `as=picture`, from `vite-imagetools`. */
declare module '*&as=picture' {
  const picture: import('@/site/components/picture').PictureSource;
  export default picture;
}
