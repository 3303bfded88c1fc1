/** Texts in place of a part of a screen, when the chunk of that part is missing. The other parts keep working. */
export const chunkBoundaryText = {
  text: 'Cette partie de l’écran n’a pas pu se charger. Le reste fonctionne : enregistrez votre travail, puis rechargez la page.',
  reload: 'Recharger la page',
} as const;
