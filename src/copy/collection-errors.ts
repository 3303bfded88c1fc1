/** Errors of a collection form, shown beside the field. */
export const collectionFieldErrorTexts = {
  required: 'Ce champ est obligatoire.',
  /** `{champ}` is the label of the other field. */
  requiredWhere: 'Ce champ est obligatoire d’après « {champ} ».',
  tooLong: 'Ce texte est trop long.',
  tooMany: 'Cette liste est trop longue.',
  lineTooLong: 'Une ligne est trop longue.',
  choice: 'Choisissez dans la liste.',
  link: 'Entrez une adresse : une page du site (/contact), une page complète (https://…), mailto: ou tel:.',
  video: 'Entrez l’adresse d’une vidéo de YouTube, Vimeo ou Dailymotion, qui commence par https://.',
  day: 'Entrez une date complète, entre 2000 et 2099.',
  dayInFuture: 'Cette date est à venir : indiquez le jour de votre vérification.',
  time: 'Entrez une heure complète, par exemple 18:30.',
  /** `{champ}` is the label of the other date or time. */
  dayOrder: 'Cette date précède « {champ} ».',
  timeOrder: 'Cette heure précède « {champ} ».',
  figure: 'Écrivez un chiffre, avec son unité : 500K+, €45.2M, 95%.',
  number: 'Entrez un nombre entier, de {min} à {max}.',
  email: 'Entrez une adresse complète, par exemple prenom.nom@exemple.com.',
  phone: 'Entrez un numéro : des chiffres, des espaces, et un + au début s’il est international.',
  file: 'Choisissez un fichier de la médiathèque.',
} as const;
