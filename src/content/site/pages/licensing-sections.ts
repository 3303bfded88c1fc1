export const catalogueContent = {
  eyebrow: 'Catalogue',
  anchor: 'catalogue',
  empty: 'Le catalogue change : nous vous l’envoyons sur demande.',
} as const;

export const rightsContent = {
  eyebrow: 'Droits',
  title: 'Ce qu’une licence dit, noir sur blanc',
  lead: 'Six lignes que nous remplissons ensemble. Rien d’autre ne change après la signature.',
  rows: [
    { title: 'Territoires', text: 'Un pays, une région, le monde : vous ne payez que là où vous diffusez.' },
    {
      title: 'Supports',
      text: 'Télévision, abonnement, location, gratuit avec publicité, vols, salles de classe.',
    },
    { title: 'Durée', text: 'Une fenêtre datée, renouvelable, avec ou sans nombre de passages.' },
    { title: 'Exclusivité', text: 'Première fenêtre, exclusivité par langue ou diffusion partagée.' },
    {
      title: 'Langues',
      text: 'Version originale, sous-titres français et anglais, doublage à étudier ensemble.',
    },
    { title: 'Livraison', text: 'Fichiers prêts à diffuser, affiches, fiches et bandes-annonces comprises.' },
  ],
} as const;

export const licensingPlansContent = {
  eyebrow: 'Formules',
  empty: 'Nos formules changent : nous vous les envoyons sur demande.',
} as const;

export const licensingClosing = {
  title: 'Regardez avant de signer',
  text: 'Demandez le catalogue complet : nous l’envoyons avec des liens de visionnage et la disponibilité des droits pour votre territoire.',
} as const;
