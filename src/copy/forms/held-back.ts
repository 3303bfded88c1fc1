/** Shown beside the button of a form when too much came from the visitor's network; `{délai}` is the time to wait. */
export const heldBackText = {
  message:
    'Beaucoup de messages arrivent de votre réseau. Réessayez dans {délai} : ce que vous avez écrit reste dans le formulaire.',
  seconds: ['seconde', 'secondes'],
  minutes: ['minute', 'minutes'],
} as const;
