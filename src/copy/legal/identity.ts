/** Identity in the legal notices. Form and creation date are the specification's; numbers are placeholders. */
export const legalIdentity = {
  form: 'SAS (société par actions simplifiée)',
  createdOn: '01/04/2025',
  capital: '00 000 €', // à compléter
  activityCode: '60.20B, édition de chaînes thématiques', // à compléter
  siren: '000 000 000', // à compléter
  siret: '000 000 000 00000', // à compléter
  tradeRegister: 'RCS Paris 000 000 000', // à compléter
  vat: 'FR 00 000 000 000', // à compléter
  publicationDirector: 'Prénom Nom, présidence du groupe', // à compléter
  /** A team of the group, at the head office. */
  designer: 'Équipe numérique du Groupe Obouo', // à compléter
  host: {
    name: 'Hébergeur de l’Exemple', // à compléter
    address: '1 avenue de l’Hébergeur, 00000 Ville, France', // à compléter
    phone: '+33 1 00 00 00 01', // à compléter
  },
  ivorianEntity: {
    name: 'Obouo Côte d’Ivoire', // à compléter
    register: 'RCCM CI-ABJ-00-0000-B00-00000', // à compléter
    representative: 'Prénom Nom, représentation légale', // à compléter
  },
} as const;
