/** Message beside the button when the visitor's network sent too much; `{délai}` is the time to wait. */
export const rateLimitText = {
  message:
    'Beaucoup de messages arrivent de votre réseau. Réessayez dans {délai} : ce que vous avez écrit reste dans le formulaire.',
  seconds: ['seconde', 'secondes'],
  minutes: ['minute', 'minutes'],
} as const;
