/** Names of the scheduled jobs (private.scheduled_jobs). */
export const scheduledJobLabels: Readonly<Record<string, string>> = {
  retention: 'effacement des données arrivées à échéance',
  removed_files: 'effacement des fichiers',
  due_content: 'publications programmées',
  site_build: 'mise à jour du site',
  alerts: 'alertes par e-mail',
  campaigns: 'envoi des newsletters programmées',
  mails: 'envoi des e-mails',
  cv_scans: 'analyse antivirus des CV',
  job_runs: 'nettoyage du journal des tâches',
  health: 'relevé de l’état du système',
};

/** Texts of the card « État du système ». */
export const systemHealthText = {
  title: 'État du système',
  statuses: {
    ok: 'Tout fonctionne.',
    degraded: 'Quelque chose demande votre attention.',
    down: 'Une partie du service est arrêtée.',
  },
  advice: 'Prévenez votre équipe technique si cela dure.',
  jobsStopped:
    'Les tâches automatiques sont arrêtées\u00a0: e-mails, publications programmées et mise à jour du site attendent.',
  jobsLate: (names: string) => `Tâches en retard ou en échec\u00a0: ${names}.`,
  mailsWaiting: (duration: string) => `Des e-mails attendent depuis ${duration}.`,
  mailsFailed: (count: number) => `${count} e-mails n’ont pas pu être envoyés depuis hier.`,
  siteBehind: (duration: string) =>
    `Le site n’affiche pas encore les derniers changements, en attente depuis ${duration}.`,
  siteOmitted: (count: number) =>
    count > 1
      ? `${count} éléments publiés n’ont pas pu être mis en ligne.`
      : 'Un élément publié n’a pas pu être mis en ligne.',
  databaseFull: (percent: string) => `La base de données occupe ${percent}\u00a0% de l’espace prévu.`,
  filesFull: (percent: string) => `Les fichiers occupent ${percent}\u00a0% de l’espace prévu.`,
  details: 'Détails',
  database: 'Base de données',
  files: 'Fichiers',
  size: (bytes: string, quota: string) => `${bytes} sur ${quota}`,
  errors: 'Pannes rencontrées dans les navigateurs, 7 derniers jours',
  noErrors: 'Aucune.',
  page: 'Page',
  kind: 'Panne',
  count: 'Nombre',
  kinds: {
    script: 'Erreur de script',
    promise: 'Erreur de script',
    crash: 'Page en erreur',
    form: 'Formulaire non envoyé',
  },
  pages: {
    '/': 'Accueil',
    '/presse/*': 'Articles',
    '/pages/*': 'Pages publiées',
    '/admin/*': 'Administration',
    other: 'Autre adresse',
  },
} as const;
