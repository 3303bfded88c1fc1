/** Time zones of the group's offices, by their IANA names. */
export const officeTimeZones = [
  { key: 'Europe/Paris', label: 'Paris', localTimeLabel: 'heure de Paris' },
  { key: 'Africa/Abidjan', label: 'Abidjan', localTimeLabel: 'heure d’Abidjan' },
] as const;
