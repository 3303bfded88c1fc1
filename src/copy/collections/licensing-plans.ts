import { defineCollection, defineLongTextField, defineTextField } from '../collection';
import { numberPlaceholderHint } from '../numbers';
import { pricingPlanFields } from '../plan-fields';

/** Plans and prices of licences, on /licensing. */
export default defineCollection({
  key: 'offres-licences',
  label: 'Formules de licence',
  lead: 'Les formules du catalogue, avec leur prix.',
  pages: [{ label: 'Licensing', href: '/licensing#tarifs' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120, { hint: numberPlaceholderHint }),
    lead: defineLongTextField('Introduction', 400),
  },
  itemFields: pricingPlanFields,
  itemWords: { one: 'formule', many: 'formules', add: 'Ajouter une formule' },
  initial: {
    texts: {
      title: 'Une licence annuelle, {nombre} tailles de vitrine',
      lead: 'Prix par an et hors taxes, pour un territoire et un support. Les contenus se choisissent au catalogue.',
    },
    items: [
      {
        id: 'essential',
        name: 'Essential',
        price: '5K€',
        period: '/an',
        text: 'Pour ouvrir une case africaine dans votre grille ou votre application.',
        features: ['50 contenus', 'Sous-titres disponibles inclus', 'Affiches et fiches prêtes à publier'],
        popular: false,
        action: 'Choisir Essential',
        request: 'formule Essential',
      },
      {
        id: 'professional',
        name: 'Professional',
        price: '15K€',
        period: '/an',
        text: 'Pour une vraie vitrine : de quoi programmer chaque semaine de l’année.',
        features: [
          '200 contenus',
          'Nouveautés proposées en priorité',
          'Bandes-annonces et aide à la programmation',
        ],
        popular: true,
        action: 'Choisir Professional',
        request: 'formule Professional',
      },
      {
        id: 'enterprise',
        name: 'Enterprise',
        price: 'Sur devis',
        period: '',
        text: 'Pour plusieurs pays, plusieurs supports ou une exclusivité.',
        features: [
          'Catalogue sur mesure',
          'Territoires, supports et langues au choix',
          'Préachats et coproductions',
        ],
        popular: false,
        action: 'Demander un devis',
        request: 'devis pour la formule Enterprise',
      },
    ],
  },
});
