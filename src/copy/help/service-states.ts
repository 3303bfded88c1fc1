/** States of a service, from the best one. */
export const serviceStates = [
  { key: 'operational', label: 'Opérationnel' },
  { key: 'degraded', label: 'Perturbé' },
  { key: 'down', label: 'Interrompu' },
] as const;

/** Number of days for which the page shows a state. */
export const SERVICE_STATUS_MAX_AGE_DAYS = 7;
