import { type CollectionKey, defineCollection, defineLongTextField, defineTextField } from '../collection';

const texts = {};

const item = {
  title: defineTextField('Domaine', 80),
  description: defineLongTextField('Ce qu’on y trouve', 200),
};

/** Domains of the help centre, four in the specification (section 9). */
export const helpDomainsCollection: CollectionKey<typeof item, typeof texts, 'domaines-aide'> = {
  key: 'domaines-aide',
  label: 'Domaines du centre d’aide',
};

export default defineCollection(helpDomainsCollection, {
  initial: {
    texts: {},
    items: [
      {
        id: 'subscription',
        title: 'Compte et abonnement',
        description: 'Créer un compte, choisir une formule, payer, changer d’avis.',
      },
      {
        id: 'watching',
        title: 'Regarder nos programmes',
        description: 'Chaînes, appareils, profils, téléchargements, sous-titres.',
      },
      {
        id: 'technical',
        title: 'Assistance technique',
        description: 'Image qui coupe, application qui se ferme, connexion impossible.',
      },
      {
        id: 'partners',
        title: 'Partenaires et professionnels',
        description: 'Partenariats, diffusion, publicité, droits et presse.',
      },
    ],
  },
  lead: 'Les domaines par lesquels on choisit les questions. Une question dont le domaine est supprimé reste dans la liste entière.',
  pages: [{ label: 'Centre d’aide', href: '/help-center#resultats' }],
  texts,
  item,
  units: { one: 'domaine', many: 'domaines', add: 'Ajouter un domaine' },
});
