import {
  defineCollection,
  defineDateField,
  defineLongTextField,
  defineSelectField,
  defineTextField,
  defineTimeField,
} from '../collection';
import { officeTimeZones } from '../office-time';

/** Dates for investors, on /investisseurs and in its calendar file. The next assembly is also in the first section. */
export default defineCollection({
  key: 'rendez-vous-investisseurs',
  label: 'Calendrier des investisseurs',
  lead: 'Assemblées, résultats, rencontres. La prochaine assemblée s’affiche en tête de page ; une date passée quitte la page d’elle-même. Le calendrier à enregistrer suit aussitôt.',
  pages: [{ label: 'Investisseurs', href: '/investisseurs#rendez-vous' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120),
  },
  itemFields: {
    title: defineTextField('Intitulé', 120),
    kind: defineSelectField('Type', [
      { key: 'assembly', label: 'Assemblée' },
      { key: 'results', label: 'Résultats' },
      { key: 'meeting', label: 'Rencontre' },
    ]),
    day: defineDateField('Date'),
    startsAt: defineTimeField('Début', { optional: true, hint: 'Vide : toute la journée.' }),
    endsAt: defineTimeField('Fin', { optional: true, notBefore: 'startsAt' }),
    zone: defineSelectField('Fuseau horaire', officeTimeZones),
    place: defineTextField('Lieu', 120, { optional: true }),
    text: defineLongTextField('Précisions', 300, { optional: true }),
  },
  itemWords: { one: 'date', many: 'dates', add: 'Ajouter une date' },
  initial: {
    texts: { title: 'Assemblées, résultats, rencontres' },
    items: [],
  },
});
