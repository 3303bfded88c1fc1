export const jobOfferPageText = {
  back: 'Toutes les offres',
  eyebrow: 'Offre d’emploi',
  detailLabels: {
    department: 'Département',
    location: 'Lieu',
    remoteCountries: 'À distance depuis',
    type: 'Contrat',
    level: 'Niveau',
    publishedOn: 'Publiée le',
    closesOn: 'Clôture',
  },
  summaryTitle: 'Le poste',
  missionsTitle: 'Vos missions',
  profileTitle: 'Votre profil',
  skillsTitle: 'Compétences attendues',
  asideTitle: 'Ce que nous vous offrons',
  asideItems: ['3000€ de formation par an', '20% du temps pour vos idées'],
  /** Follows the `asideItems` of an offer with an office. */
  hybridItem: 'Jusqu’à 3 jours de télétravail par semaine',
  apply: 'Postuler à cette offre',
  print: 'Imprimer',
  equality:
    'Toutes nos offres sont ouvertes aux personnes en situation de handicap. Dites-nous ce dont vous avez besoin pour l’entretien : nous l’organiserons.',
  othersTitle: 'Nos autres offres',
  seoSuffix: 'Carrières Obouo',
  missing: {
    seo: {
      title: 'Offre introuvable | Carrières | Groupe Obouo',
      description:
        'Cette offre d’emploi n’est plus en ligne. Retrouvez tous les postes ouverts au Groupe Obouo, à Paris et à Abidjan, ou envoyez une candidature spontanée.',
    },
    title: 'Cette offre n’est plus en ligne',
    text: 'Le poste est sans doute pourvu, ou son adresse a changé. Voici les offres ouvertes aujourd’hui.',
    alone:
      'Le poste est sans doute pourvu, ou son adresse a changé. Aucune autre offre n’est ouverte en ce moment.',
  },
} as const;
