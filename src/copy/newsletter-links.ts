const readerTexts = {
  close: 'Fermer',
  unsubscribe: {
    title: 'Se désinscrire de la newsletter',
    text: 'Vous ne recevrez plus la newsletter du Groupe Obouo. Vous pourrez vous réinscrire quand vous le voudrez.',
    button: 'Me désinscrire',
    busyButton: 'Désinscription…',
    cancel: 'Rester inscrit',
    doneTitle: 'Vous êtes désinscrit',
    doneText: 'Nous ne vous écrirons plus à cette adresse. Elle sera effacée de nos fichiers dans 30 jours.',
    undo: 'Me réinscrire',
    invalidTitle: 'Ce lien est incomplet',
    invalidText:
      'Votre adresse n’a pas été désinscrite. Ouvrez de nouveau le lien depuis le message que vous avez reçu.',
  },
  confirm: {
    title: 'Confirmer votre inscription',
    text: 'Une dernière étape, pour être sûrs que c’est bien vous : la newsletter ne part qu’à votre demande.',
    button: 'Confirmer mon inscription',
    busyButton: 'Inscription…',
    doneTitle: 'Votre inscription est confirmée',
    doneText: 'Vous recevrez la prochaine newsletter. Chacune porte un lien pour vous désinscrire.',
    invalidTitle: 'Ce lien n’est plus valable',
    invalidText:
      'Inscrivez-vous de nouveau en bas de page : nous vous enverrons un autre lien, à ouvrir dans la semaine.',
  },
  failed: 'Votre demande ne nous est pas parvenue. Vérifiez votre connexion, puis réessayez.',
  rateLimited: 'Trop de demandes viennent de votre réseau. Réessayez dans une minute.',
} as const;

/** Texts, by audience, of the dialogs that links in newsletter mails open on the home or press page. */
export const newsletterLinkDialogTexts = {
  readers: readerTexts,
  press: {
    ...readerTexts,
    unsubscribe: {
      ...readerTexts.unsubscribe,
      title: 'Se désinscrire de la newsletter presse',
      text: 'Vous ne recevrez plus la newsletter presse du Groupe Obouo. Vous pourrez vous réinscrire quand vous le voudrez.',
    },
    confirm: {
      ...readerTexts.confirm,
      title: 'Confirmer votre inscription presse',
      invalidText:
        'Inscrivez-vous de nouveau par « Newsletter Presse », sur cette page : nous vous enverrons un autre lien, à ouvrir dans la semaine.',
    },
  },
} as const;
