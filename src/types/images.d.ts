/** What `vite-imagetools` answers for an import that ends in `as=picture`. */
declare module '*&as=picture' {
  const picture: import('@/site/components/picture').PictureSource;
  export default picture;
}
