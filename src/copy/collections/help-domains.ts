import { defineCollection, defineLongTextField, defineTextField } from '../collection';

/** Domains of the help centre, four in the specification (section 9). */
export default defineCollection({
  key: 'domaines-aide',
  label: 'Domaines du centre d’aide',
  lead: 'Les domaines par lesquels on choisit les questions. Une question dont le domaine est supprimé reste dans la liste entière.',
  pages: [{ label: 'Centre d’aide', href: '/help-center#resultats' }],
  textFields: {},
  itemFields: {
    title: defineTextField('Domaine', 80),
    description: defineLongTextField('Ce qu’on y trouve', 200),
  },
  itemWords: { one: 'domaine', many: 'domaines', add: 'Ajouter un domaine' },
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
});
