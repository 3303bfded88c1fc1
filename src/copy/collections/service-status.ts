import { platformName } from '../brand';
import { defineCollection, defineDateField, defineSelectField, defineTextField } from '../collection';
import { SERVICE_STATUS_MAX_AGE_DAYS, serviceStates } from '../help/service-states';

/** State of the services, on /help-center. The page hides a state that is older than seven days. */
export default defineCollection({
  key: 'etat-services',
  label: 'État des services',
  lead: 'L’état des services tel que vous l’avez vérifié, avec sa date.',
  pages: [{ label: 'Centre d’aide', href: '/help-center#etat-services' }],
  textFields: {
    date: defineDateField('État du', {
      shownDays: SERVICE_STATUS_MAX_AGE_DAYS,
      hint: 'Le jour de votre vérification. Après sept jours, la page ne montre plus cet état.',
    }),
  },
  itemFields: {
    name: defineTextField('Service', 80),
    state: defineSelectField('État', serviceStates),
  },
  itemWords: { one: 'service', many: 'services', add: 'Ajouter un service' },
  initial: {
    texts: { date: '2025-08-15' },
    items: [
      { id: 'lecture', name: `${platformName}, lecture`, state: 'operational' },
      { id: 'comptes', name: `${platformName}, comptes et paiements`, state: 'operational' },
      { id: 'diffusion', name: 'Diffusion des quatre chaînes', state: 'operational' },
      { id: 'site', name: 'Site et formulaires', state: 'operational' },
    ],
  },
});
