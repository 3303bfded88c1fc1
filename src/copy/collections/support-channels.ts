import { platformName } from '../brand';
import {
  defineCollection,
  defineLinkField,
  defineLongTextField,
  defineSelectField,
  defineTextField,
} from '../collection';
import { parisPhone, supportEmail } from '../directory';
import { getPhoneHref } from '../phone-href';

/** Ways to reach the support, on /help-center. */
export default defineCollection({
  key: 'canaux-aide',
  label: 'Joindre l’assistance',
  lead: 'Les moyens de joindre une personne, au bas du centre d’aide.',
  pages: [{ label: 'Centre d’aide', href: '/help-center#joindre' }],
  textFields: {
    title: defineTextField('Titre de la partie', 120),
    lead: defineLongTextField('Introduction', 400),
  },
  itemFields: {
    title: defineTextField('Moyen', 60),
    glyph: defineSelectField('Dessin', [
      { key: 'chat', label: 'Conversation' },
      { key: 'mail', label: 'Enveloppe' },
      { key: 'phone', label: 'Téléphone' },
      { key: 'form', label: 'Crayon' },
    ]),
    description: defineLongTextField('Texte', 300),
    availability: defineTextField('Disponibilité', 120),
    action: defineTextField('Bouton', 60),
    href: defineLinkField('Lien du bouton'),
  },
  itemWords: { one: 'moyen', many: 'moyens', add: 'Ajouter un moyen' },
  initial: {
    texts: {
      title: 'Une personne au bout du fil',
      lead: 'Choisissez le moyen qui vous convient : c’est la même équipe, à Paris et à Abidjan, qui répond partout.',
    },
    items: [
      {
        id: 'chat',
        title: 'Chat en direct',
        glyph: 'chat',
        description: `Dans l’application ${platformName}, rubrique « Aide » : l’équipe voit votre appareil et vous guide.`,
        availability: 'Lundi – vendredi, 9h – 18h GMT',
        action: `Découvrir ${platformName}`,
        href: '/obouo-play',
      },
      {
        id: 'email',
        title: 'Email',
        glyph: 'mail',
        description: 'Pour une question détaillée, une facture, une capture d’écran à joindre.',
        availability: 'Réponse sous 24h',
        action: 'Écrire un email',
        href: `mailto:${supportEmail}`,
      },
      {
        id: 'phone',
        title: 'Téléphone',
        glyph: 'phone',
        description: 'Pour une panne qui dure : l’assistance technique répond en 2h en moyenne.',
        availability: 'Lundi – vendredi, 9h – 18h, heure de Paris',
        action: parisPhone,
        href: getPhoneHref(parisPhone),
      },
      {
        id: 'form',
        title: 'Formulaire',
        glyph: 'form',
        description: 'Pour tout le reste : partenariats (réponse sous 48h), presse, remarques, idées.',
        availability: 'Ouvert à toute heure',
        action: 'Ouvrir le formulaire',
        href: '/contact',
      },
    ],
  },
});
