import { platformName } from '../brand';
import {
  type CollectionKey,
  defineCollection,
  defineDateField,
  defineSelectField,
  defineTextField,
} from '../collection';
import { SERVICE_STATUS_DAYS, serviceStates } from '../help/service-states';

const texts = {
  date: defineDateField('État du', {
    shownDays: SERVICE_STATUS_DAYS,
    hint: 'Le jour de votre vérification. Après sept jours, la page ne montre plus cet état.',
  }),
};

const item = {
  name: defineTextField('Service', 80),
  state: defineSelectField('État', serviceStates),
};

/** State of the services, on /help-center. The page hides a state that is older than seven days. */
export const serviceStatusCollection: CollectionKey<typeof item, typeof texts, 'etat-services'> = {
  key: 'etat-services',
  label: 'État des services',
};

export default defineCollection(serviceStatusCollection, {
  initial: {
    texts: { date: '2025-08-15' },
    items: [
      { id: 'lecture', name: `${platformName}, lecture`, state: 'operational' },
      { id: 'comptes', name: `${platformName}, comptes et paiements`, state: 'operational' },
      { id: 'diffusion', name: 'Diffusion des quatre chaînes', state: 'operational' },
      { id: 'site', name: 'Site et formulaires', state: 'operational' },
    ],
  },
  lead: 'L’état des services tel que vous l’avez vérifié, avec sa date.',
  pages: [{ label: 'Centre d’aide', href: '/help-center#etat-services' }],
  texts,
  item,
  units: { one: 'service', many: 'services', add: 'Ajouter un service' },
});
