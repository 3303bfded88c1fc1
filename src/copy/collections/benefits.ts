import { platformName } from '../brand';
import { defineCollection, defineFigureField, defineLongTextField, defineTextField } from '../collection';

/** Benefits of working for the group, on /carrieres. The three figures are the specification's (section 9). */
export default defineCollection({
  key: 'avantages',
  label: 'Avantages de la page Carrières',
  lead: 'Les avantages que le groupe offre à ses équipes : ceux qui ont un chiffre, puis les autres.',
  pages: [{ label: 'Carrières', href: '/carrieres#avantages' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120),
    othersTitle: defineTextField('Titre des avantages sans chiffre', 60),
  },
  itemFields: {
    title: defineTextField('Avantage', 60),
    value: defineFigureField('Chiffre', {
      optional: true,
      hint: 'Vide : l’avantage est dans la seconde liste.',
    }),
    unit: defineTextField('Unité', 30, { optional: true, hint: 'Après le chiffre : par an, par semaine.' }),
    text: defineLongTextField('Texte', 300),
  },
  itemWords: { one: 'avantage', many: 'avantages', add: 'Ajouter un avantage' },
  initial: {
    texts: { title: 'De quoi bien travailler, et rentrer chez soi', othersTitle: 'Et aussi' },
    items: [
      {
        id: 'training',
        title: 'Budget formation',
        value: '3000€',
        unit: 'par an',
        text: 'Une école d’été, une certification, une langue : vous choisissez, nous finançons.',
      },
      {
        id: 'hybrid',
        title: 'Travail hybride',
        value: '3 jours',
        unit: 'par semaine',
        text: 'Jusqu’à 3 jours de télétravail par semaine quand le poste le permet, sans justification.',
      },
      {
        id: 'innovation',
        title: 'Temps d’innovation',
        value: '20%',
        unit: 'du temps',
        text: 'Un jour sur cinq pour un projet à vous, utile au groupe : deux de nos émissions sont nées ainsi.', // à compléter
      },
      {
        id: 'sante',
        title: 'Santé',
        value: '',
        unit: '',
        text: 'Couverture médicale pour vous et votre famille, prise en charge par le groupe.', // à compléter
      },
      {
        id: 'mobilite',
        title: 'Mobilité',
        value: '',
        unit: '',
        text: 'Échanges entre Paris et Abidjan, de trois semaines à deux ans.', // à compléter
      },
      {
        id: 'parentalite',
        title: 'Parentalité',
        value: '',
        unit: '',
        text: 'Congé allongé pour les deux parents et retour à temps aménagé.', // à compléter
      },
      {
        id: 'ecrans',
        title: 'Écrans',
        value: '',
        unit: '',
        text: `${platformName} premium offert, avant-premières et festivals avec les équipes.`, // à compléter
      },
      {
        id: 'materiel',
        title: 'Matériel',
        value: '',
        unit: '',
        text: 'L’équipement de votre métier, choisi avec vous et renouvelé.', // à compléter
      },
      {
        id: 'transport',
        title: 'Transport',
        value: '',
        unit: '',
        text: 'Retours de nuit organisés après les tournages et les directs.', // à compléter
      },
    ],
  },
});
