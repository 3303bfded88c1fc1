/** A list that staff put in order by drag or keys. */
export const sortingText = {
  drag: 'Déplacer',
  up: 'Monter',
  down: 'Descendre',
  /** Read out as an item moves. */
  moved: '«\u00a0{name}\u00a0»\u00a0: place {place} sur {count}',
  /** How it is done by keys, read out to who cannot see it. */
  help: 'Espace pour prendre l’élément, les flèches pour le déplacer, Espace pour le poser, Échap pour renoncer.',
} as const;
