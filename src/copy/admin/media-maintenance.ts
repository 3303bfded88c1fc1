export const orphanFilesText = {
  title: 'Fichiers orphelins',
  lead: 'Fichiers présents dans le stockage sans figurer dans la médiathèque ni dans sa corbeille\u00a0: restes d’envois interrompus ou de suppressions inachevées. Ceux de moins d’une heure ne sont pas comptés.',
  scanning: 'Lecture du stockage…',
  scannedCount: 'fichiers lus',
  none: 'Aucun fichier orphelin\u00a0: stockage et médiathèque se correspondent.',
  one: 'fichier orphelin',
  many: 'fichiers orphelins',
  remove: 'Effacer ces fichiers',
  removing: 'Effacement…',
  failed: 'Le stockage n’a pas pu être lu.',
  list: 'Liste des fichiers orphelins',
} as const;

export const generateRenditionsDialogText = {
  title: 'Préparer les photographies',
  lead: 'Les images ajoutées avant cette fonction sont servies dans leur taille d’origine, avec ce que l’appareil y a écrit. Cette opération en retire le lieu et la date de prise de vue, et crée les tailles que le site affiche. Leurs adresses ne changent pas.',
  counting: 'Recherche des images à préparer…',
  none: 'Toutes les images sont prêtes.',
  waiting: (shown: string, count: number) =>
    count === 1 ? 'Une image attend d’être préparée.' : `${shown}\u00a0images attendent d’être préparées.`,
  start: 'Préparer',
  stop: 'Arrêter',
  states: {
    running: 'Préparation en cours\u00a0:',
    stopped: 'Arrêtée. Images prêtes\u00a0:',
    done: 'Terminée. Images prêtes\u00a0:',
  },
  failures: 'Restées telles quelles',
  failed: 'La médiathèque n’a pas pu être lue. Réessayez dans un instant.',
  reasons: {
    missing: 'Le fichier n’est plus dans le stockage.',
    unreadable: 'Son contenu ne correspond pas à son nom.',
    damaged: 'L’image est endommagée\u00a0: elle ne s’affiche pas.',
    tooManyPixels: 'Elle dépasse 60\u00a0millions de pixels.',
    notPrepared: 'Votre navigateur ne sait pas la préparer.',
  },
} as const;

export const describePicturesDialogText = {
  title: 'Décrire les images',
  lead: 'Ce que chaque image montre, pour qui ne la voit pas\u00a0: une phrase suffit. Laissez vide une image décorative.',
  loading: 'Recherche des images sans texte alternatif…',
  none: 'Toutes les images ont un texte alternatif.',
  list: 'Images sans texte alternatif',
  save: (count: number) => (count > 1 ? `Enregistrer ${count} descriptions` : 'Enregistrer la description'),
} as const;
