/** Sentences of the group beside an artwork of the home page, repeated between sections of long pages. */
export const sunArtworkTagline =
  'Quand le soleil se couche, les écrans s’allument : le meilleur de l’Afrique commence ici.';
export const maskArtworkTagline =
  'Des récits qui traversent les générations, portés par les talents d’aujourd’hui.';
export const weaveArtworkTagline =
  'Fil après fil, image après image, nous tissons la mémoire et l’avenir du continent.';
export const cityArtworkTagline =
  'D’Abidjan à Nairobi, les villes africaines ont leurs nuits, leurs voix et maintenant leurs écrans.';
