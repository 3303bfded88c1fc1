import { defineCollection, defineLongTextField, defineTextField } from '../collection';
import { numberPlaceholderHint } from '../numbers';
import { pricingPlanFields } from '../plan-fields';

/** Plans and prices of the advertising sales house, on /publicite. */
export default defineCollection({
  key: 'offres-publicite',
  label: 'Offres publicitaires',
  lead: 'Les offres de la régie, avec leur prix.',
  pages: [{ label: 'Publicité', href: '/publicite#tarifs' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120, { hint: numberPlaceholderHint }),
    lead: defineLongTextField('Introduction', 400),
  },
  itemFields: pricingPlanFields,
  itemWords: { one: 'offre', many: 'offres', add: 'Ajouter une offre' },
  initial: {
    texts: {
      title: '{nombre} offres, du premier spot au parrainage',
      lead: 'Prix mensuels, hors taxes et hors production du spot.',
    },
    items: [
      {
        id: 'starter',
        name: 'Starter',
        price: '500€',
        period: '/mois',
        text: 'Pour une première campagne locale ou un commerce qui veut se faire connaître.',
        features: [
          '20 diffusions mensuelles',
          '1 chaîne',
          'Spot de 15s à 60s',
          'Bilan de campagne à la fin du mois',
        ],
        popular: false,
        action: 'Choisir Starter',
        request: 'offre Starter',
      },
      {
        id: 'premium',
        name: 'Premium',
        price: '1500€',
        period: '/mois',
        text: 'Pour installer une marque : davantage de passages, deux publics qui se complètent.',
        features: [
          '50 diffusions mensuelles',
          '2 chaînes',
          'Choix des tranches horaires',
          'Bilan de campagne et conseil de la régie',
        ],
        popular: true,
        action: 'Choisir Premium',
        request: 'offre Premium',
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: 'Sur devis',
        period: '',
        text: 'Pour une campagne à l’échelle du groupe : antenne, streaming et opérations spéciales.',
        features: [
          'Diffusions sur mesure',
          'Jusqu’à 4 chaînes et le streaming',
          'Parrainage et émissions de marque',
          'Une personne dédiée à votre compte',
        ],
        popular: false,
        action: 'Demander un devis',
        request: 'devis pour l’offre Enterprise',
      },
    ],
  },
});
