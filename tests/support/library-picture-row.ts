/** Picture of the library, as lists and pickers read it. */
export const libraryPictureRow = {
  id: 'a',
  original_filename: 'Affiche.png',
  file_path: 'https://m.example/a.png',
  media_type: 'image',
  alt_text: null,
  width: 8,
  height: 6,
};
