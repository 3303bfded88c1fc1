/** Texts over the home page, for readers. */
const readers = {
  close: 'Fermer',
  out: {
    title: 'Se désinscrire de la newsletter',
    text: 'Vous ne recevrez plus la lettre du Groupe Obouo. Vous pourrez vous réinscrire quand vous le voudrez.',
    act: 'Me désinscrire',
    acting: 'Désinscription…',
    stay: 'Rester inscrit',
    done: 'Vous êtes désinscrit',
    doneText: 'Nous ne vous écrirons plus à cette adresse. Elle sera effacée de nos fichiers dans 30 jours.',
    again: 'Me réinscrire',
  },
  in: {
    title: 'Confirmer votre inscription',
    text: 'Une dernière étape, pour être sûrs que c’est bien vous : la newsletter ne part qu’à votre demande.',
    act: 'Confirmer mon inscription',
    acting: 'Inscription…',
    done: 'Votre inscription est confirmée',
    doneText: 'Vous recevrez la prochaine lettre. Chacune porte un lien pour vous désinscrire.',
    ended: 'Ce lien n’est plus valable',
    endedText:
      'Inscrivez-vous de nouveau en bas de page : nous vous enverrons un autre lien, à ouvrir dans la semaine.',
  },
  failed: 'Votre demande ne nous est pas parvenue. Vérifiez votre connexion, puis réessayez.',
  busy: 'Trop de demandes viennent de votre réseau. Réessayez dans une minute.',
} as const;

/** Texts of the dialogs that links of newsletter mails open: over the home page, and for the press over `/presse`. */
export const newsletterDialogTexts = {
  readers,
  press: {
    ...readers,
    out: {
      ...readers.out,
      title: 'Se désinscrire de la newsletter presse',
      text: 'Vous ne recevrez plus la newsletter presse du Groupe Obouo. Vous pourrez vous réinscrire quand vous le voudrez.',
    },
    in: {
      ...readers.in,
      title: 'Confirmer votre inscription presse',
      endedText:
        'Inscrivez-vous de nouveau par « Newsletter Presse », sur cette page : nous vous enverrons un autre lien, à ouvrir dans la semaine.',
    },
  },
} as const;
