/** States of a service, from the best one. */
export const serviceStates = [
  { key: 'operational', label: 'Opérationnel' },
  { key: 'degraded', label: 'Perturbé' },
  { key: 'down', label: 'Interrompu' },
] as const;

/** The help page shows a state that is at most this many days old. */
export const SERVICE_STATUS_MAX_AGE_DAYS = 7;
