import { defineCollection, defineLongTextField, definePictureField, defineTextField } from '../collection';
import { numberPlaceholderHint } from '../numbers';

/** The management team, on /a-propos. Names are placeholders. */
export default defineCollection({
  key: 'equipe',
  label: 'Équipe dirigeante',
  lead: 'Les personnes qui dirigent le groupe, avec leur portrait.',
  pages: [{ label: 'À propos', href: '/a-propos#equipe' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120, { hint: numberPlaceholderHint }),
  },
  itemFields: {
    name: defineTextField('Nom', 80),
    role: defineTextField('Fonction', 120),
    bio: defineLongTextField('Présentation', 400),
    portrait: definePictureField('Portrait', {
      optional: true,
      hint: 'Cadré en hauteur (5 × 6). Sans portrait, les initiales le remplacent.',
    }),
  },
  itemWords: { one: 'personne', many: 'personnes', add: 'Ajouter une personne' },
  initial: {
    texts: { title: '{nombre} visages, deux rives, un même métier' },
    items: [
      {
        id: 'aicha-kouame',
        name: 'Aïcha Kouamé', // à compléter
        role: 'Présidente et cofondatrice',
        bio: 'Productrice pendant quinze ans à Abidjan, elle a cofondé le groupe pour que les films qu’elle aimait trouvent enfin leur salle.',
        portrait: '',
      },
      {
        id: 'serge-mbarga',
        name: 'Serge Mbarga', // à compléter
        role: 'Directeur général',
        bio: 'Ancien directeur d’antenne à Douala, il veille aux budgets, aux délais et à ce que personne n’attende son cachet.',
        portrait: '',
      },
      {
        id: 'mariam-diop',
        name: 'Mariam Diop', // à compléter
        role: 'Directrice des programmes',
        bio: 'Passée par le documentaire à Dakar, elle choisit ce qui passe à l’écran et visionne tout, jusqu’au générique de fin.',
        portrait: '',
      },
      {
        id: 'ibrahim-traore',
        name: 'Ibrahim Traoré', // à compléter
        role: 'Directeur de la production',
        bio: 'Quarante ans de plateaux, de Bamako à Ouagadougou : il sait où trouver une grue, un âne ou un orchestre en deux heures.',
        portrait: '',
      },
      {
        id: 'ngozi-adeyemi',
        name: 'Ngozi Adeyemi', // à compléter
        role: 'Directrice des partenariats',
        bio: 'Née à Lagos, formée à Paris, elle négocie les droits, réunit les coproducteurs et relit chaque virgule des contrats.',
        portrait: '',
      },
      {
        id: 'kwame-boateng',
        name: 'Kwame Boateng', // à compléter
        role: 'Directeur de la technologie',
        bio: 'Ingénieur réseau à Accra, il a conçu la diffusion d’Obouo Play pour qu’elle tienne sur une connexion de village.',
        portrait: '',
      },
    ],
  },
});
