import {
  defineCollection,
  defineDateField,
  defineDocumentField,
  defineLongTextField,
  defineTextField,
} from '../collection';

/** Documents for investors, on /investisseurs. Without a file, visitors can ask for the document. */
export default defineCollection({
  key: 'documents-investisseurs',
  label: 'Documents des investisseurs',
  lead: 'Les documents de la page Investisseurs. Avec un fichier, le visiteur le télécharge ; sans fichier, il le demande par le formulaire.',
  pages: [{ label: 'Investisseurs', href: '/investisseurs#documents' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120),
    lead: defineLongTextField('Introduction', 400, { optional: true }),
  },
  itemFields: {
    title: defineTextField('Titre', 120),
    text: defineLongTextField('Ce que l’on y trouve', 300),
    datedOn: defineDateField('Date du document', {
      optional: true,
      hint: 'Les documents datés se rangent par année, à la suite des autres.',
    }),
    document: defineDocumentField('Fichier à télécharger', {
      optional: true,
      hint: 'Son type et sa taille s’affichent d’eux-mêmes. Il est lisible par tous ceux qui ont son adresse.',
    }),
    type: defineTextField('Type annoncé', 6, {
      optional: true,
      hint: 'Tant qu’il n’y a pas de fichier : PDF, XLSX…',
    }),
    size: defineTextField('Taille annoncée', 12, {
      optional: true,
      hint: 'Tant qu’il n’y a pas de fichier : 4,2 Mo.',
    }),
  },
  itemWords: { one: 'document', many: 'documents', add: 'Ajouter un document' },
  initial: {
    texts: {
      title: 'À lire avant de décider',
      lead: 'Un document sans fichier est envoyé par email à la personne qui le demande, dans sa dernière version.',
    },
    items: [
      {
        id: 'business-plan-2024-2027',
        title: 'Business Plan 2024-2027',
        text: 'Marché, stratégie éditoriale, hypothèses et comptes projetés.',
        datedOn: '',
        type: 'PDF',
        size: '4,2 Mo', // à compléter
        document: '',
      },
      {
        id: 'presentation-aux-investisseurs',
        title: 'Présentation aux investisseurs',
        text: 'L’essentiel du groupe, de ses chaînes et de sa plateforme, pour une première lecture.',
        datedOn: '',
        type: 'PDF',
        size: '8,6 Mo', // à compléter
        document: '',
      },
      {
        id: 'modele-financier',
        title: 'Modèle financier',
        text: 'Les hypothèses, année par année, à faire varier vous-même.',
        datedOn: '',
        type: 'XLSX',
        size: '1,1 Mo', // à compléter
        document: '',
      },
      {
        id: 'note-de-gouvernance',
        title: 'Note de gouvernance',
        text: 'Organes de décision, droits des actionnaires et calendrier des assemblées.',
        datedOn: '',
        type: 'PDF',
        size: '0,9 Mo', // à compléter
        document: '',
      },
    ],
  },
});
