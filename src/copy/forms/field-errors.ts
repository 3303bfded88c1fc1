/** Error messages beside a field. */
export const fieldErrorTexts = {
  required: 'Ce champ est obligatoire.',
  consent: 'Votre accord est nécessaire pour traiter votre candidature.',
  subscription: 'Cochez cette case pour vous abonner.',
  email: 'Entrez une adresse complète, par exemple prenom.nom@exemple.com.',
  tooLong: 'Ce texte est trop long.',
  choice: 'Choisissez une valeur de la liste.',
  date: 'Cette date n’existe pas ou n’est pas complète. Corrigez-la, ou effacez-la.',
  pastDate: 'Choisissez une date à partir de demain.',
  farDate: 'Choisissez une date plus proche.',
  url: 'Entrez une adresse web complète, par exemple https://exemple.com.',
} as const;
