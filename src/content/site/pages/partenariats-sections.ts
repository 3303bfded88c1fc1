export const formatsContent = {
  eyebrow: 'Formats de partenariat',
  title: 'Cinq façons de nouer le fil',
  action: 'En parler',
  formats: [
    {
      title: 'Coproduction',
      text: 'Nous partageons l’écriture, le budget et les droits d’une série, d’un film ou d’un documentaire. Les équipes sont mixtes, le tournage a lieu là où l’histoire se passe.',
      request: 'partenariat de coproduction',
    },
    {
      title: 'Marques et contenus',
      text: 'Parrainage, placement, émission créée avec une marque : toujours signalé à l’écran, toujours écrit par nos autrices et nos auteurs.',
      request: 'partenariat de marque',
    },
    {
      title: 'Institutions et festivals',
      text: 'Résidences, prix, captations, campagnes d’intérêt général : nous mettons l’antenne au service de celles et ceux qui font vivre la culture.',
      request: 'partenariat avec une institution ou un festival',
    },
    {
      title: 'Écoles et talents',
      text: 'Masterclasses, stages et premiers contrats : nos plateaux s’ouvrent aux écoles d’image, de son et de jeu du continent.',
      request: 'partenariat avec une école',
    },
    {
      title: 'Technologie',
      text: 'Encodage, mesure d’audience, paiement mobile, accessibilité : nous testons tôt, en conditions réelles, et nous disons ce qui marche.',
      request: 'partenariat technologique',
    },
  ],
} as const;

export const partnersContent = {
  eyebrow: 'Nos partenaires',
  title: 'Des métiers différents, le même soin',
  lead: 'Aucune de ces maisons ne ressemble à l’autre. C’est ce qui les rend utiles les unes aux autres.',
  note: 'Noms d’exemple : la liste sera publiée avec l’accord écrit de chaque partenaire.',
  partners: [
    {
      name: 'Studio Exemple Lagune', // à compléter
      sector: 'Production audiovisuelle',
      description:
        'Plateaux, costumes et ateliers de décor : la fabrique où nos fictions prendraient corps, au bord de l’eau.',
    },
    {
      name: 'Exemple Télécom', // à compléter
      sector: 'Télécommunications',
      description:
        'Un forfait pensé pour la vidéo, facturé au jour ou à la semaine, pour regarder sans compter ses mégaoctets.',
    },
    {
      name: 'Banque Exemple du Golfe', // à compléter
      sector: 'Financement',
      description:
        'Avances sur recettes et garanties de bonne fin, afin que les tournages démarrent à la date prévue.',
    },
    {
      name: 'Fondation Exemple Griots', // à compléter
      sector: 'Culture et patrimoine',
      description:
        'Collecte, numérisation et transmission des récits oraux, avec l’accord des familles qui les portent.',
    },
    {
      name: 'École Exemple de l’Image', // à compléter
      sector: 'Formation',
      description:
        'Chaque promotion signerait un court métrage diffusé à l’antenne, rémunéré comme un premier contrat.',
    },
    {
      name: 'Maison Exemple Saveurs', // à compléter
      sector: 'Agroalimentaire',
      description:
        'Des producteurs d’épices et de farines locales, du champ à la table, aux côtés de nos cheffes.',
    },
  ],
} as const;

export const methodContent = {
  eyebrow: 'Notre méthode',
  title: 'De la première idée à la signature',
  steps: [
    {
      title: 'Écouter',
      text: 'Un échange d’une heure, à distance ou dans l’un de nos bureaux. Vous parlez de votre public, nous parlons du nôtre.',
    },
    {
      title: 'Esquisser',
      text: 'Deux pages, pas davantage : ce que chacun apporte, ce que chacun attend, ce que nous ne ferons pas.',
    },
    {
      title: 'Essayer',
      text: 'Un premier projet de taille raisonnable, avec une date de fin et des critères de réussite écrits ensemble.',
    },
    {
      title: 'S’engager',
      text: 'Un accord-cadre clair sur les droits, les mentions et les territoires, relu par les deux équipes.',
    },
  ],
} as const;

export const partnershipsClosing = {
  title: 'Votre idée tient en trois phrases ?',
  text: 'C’est assez pour commencer. Écrivez-les : la personne qui vous répondra pourra décider.',
} as const;
