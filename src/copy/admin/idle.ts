/**
 * Minutes without activity in any tab before the session ends. An hour covers a meeting, but protects an unattended
 * desk overnight.
 */
export const IDLE_LIMIT_MINUTES = 60;

/** Minutes before the end at which the warning opens. */
export const IDLE_WARNING_MINUTES = 2;

export const idleText = {
  title: 'Toujours là\u00a0?',
  lead: 'Sans geste de votre part, la session se ferme. Votre texte est gardé sur cet appareil.',
  remaining: 'Temps restant\u00a0:',
  stay: 'Rester connecté',
  leave: 'Se déconnecter',
  ended: `Votre session a été fermée après ${IDLE_LIMIT_MINUTES}\u00a0minutes sans activité. Reconnectez-vous\u00a0: vous reviendrez où vous étiez.`,
} as const;
