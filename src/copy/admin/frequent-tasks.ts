/** Tasks that the dashboard and the command palette start with one click. */
export const frequentTaskText = {
  title: 'Tâches fréquentes',
  tasks: {
    offer: {
      label: 'Ajouter une offre d’emploi',
      keywords: 'publier poste recrutement annonce job nouvelle',
    },
    question: { label: 'Ajouter une question fréquente', keywords: 'FAQ réponse centre d’aide nouvelle' },
    programme: { label: 'Ajouter une émission', keywords: 'programme guide TV grille antenne nouvelle' },
    guide: { label: 'Importer un guide TV', keywords: 'programmes grille fichier CSV tableur' },
    invitation: { label: 'Inviter une personne', keywords: 'collègue utilisateur compte équipe nouveau' },
  },
} as const;
