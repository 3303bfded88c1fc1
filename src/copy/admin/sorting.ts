/** Texts of a list that staff reorder by dragging or with the keyboard. */
export const reorderingText = {
  drag: 'Déplacer',
  up: 'Monter',
  down: 'Descendre',
  /** Announced by screen readers when an item moves. */
  moved: '«\u00a0{name}\u00a0»\u00a0: place {place} sur {count}',
  /** Read by screen readers: how to sort with the keyboard. */
  help: 'Espace pour prendre l’élément, les flèches pour le déplacer, Espace pour le poser, Échap pour renoncer.',
} as const;
