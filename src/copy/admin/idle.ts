/**
 * Minutes without any gesture in any tab of the back office after which the session ends. An hour: longer than a meeting with a text
 * left open, shorter than a night at a desk that somebody else walks past.
 */
export const idleMinutes = 60;

/** Minutes before the end at which it is told. */
export const idleWarningMinutes = 2;

export const idleText = {
  title: 'Toujours là ?',
  lead: 'Sans geste de votre part, la session se ferme. Votre texte est gardé sur cet appareil.',
  left: 'Temps restant :',
  stay: 'Rester connecté',
  leave: 'Se déconnecter',
  ended: `Votre session a été fermée après ${idleMinutes} minutes sans activité. Reconnectez-vous : vous reviendrez où vous étiez.`,
} as const;
