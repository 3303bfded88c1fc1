/** Shown in the place of one part of a screen that did not arrive; the rest goes on. */
export const missingPartText = {
  text: 'Cette partie de l’écran n’a pas pu se charger. Le reste fonctionne : enregistrez votre travail, puis rechargez la page.',
  reload: 'Recharger la page',
} as const;
