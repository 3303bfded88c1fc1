import { groupName, siteUrl } from '../brand';
import type { CompleteOffice } from '../office';
import { getPhoneHref } from '../phone-href';
import type { SiteSettings } from '../site-settings';
import { createAccessibilitySection } from './accessibility';
import { legalIdentity } from './identity';
import { softwareLicencesFileText } from './licences';
import type { LegalDocument } from './types';

const { designer, host, ivorianEntity } = legalIdentity;

const createPhoneRow = (label: string, { phone }: CompleteOffice) => ({
  label,
  value: phone,
  href: getPhoneHref(phone),
});

/**
 * Returns the legal notices with these offices and settings (specification 2.15; French law of 21 June 2004,
 * article 1-1). The registered name is not a setting.
 */
export const createLegalNoticesDocument = (
  offices: readonly CompleteOffice[],
  { address, email }: Pick<SiteSettings, 'address' | 'email'>,
): LegalDocument => ({
  sections: [
    {
      id: 'editeur',
      title: 'Éditeur du site',
      blocks: [
        `Le présent site est édité par la société ${groupName}, groupe audiovisuel panafricain.`,
        {
          kind: 'description-list',
          rows: [
            { label: 'Dénomination', value: groupName },
            { label: 'Forme juridique', value: legalIdentity.form },
            { label: 'Date de création', value: legalIdentity.createdOn },
            { label: 'Capital social', value: legalIdentity.capital },
            { label: 'Code d’activité (APE)', value: legalIdentity.activityCode },
            { label: 'SIREN', value: legalIdentity.siren },
            { label: 'SIRET du siège', value: legalIdentity.siret },
            { label: 'Immatriculation', value: legalIdentity.tradeRegister },
            { label: 'TVA intracommunautaire', value: legalIdentity.vat },
          ],
        },
      ],
    },
    {
      id: 'siege',
      title: 'Siège social et contact',
      blocks: [
        {
          kind: 'description-list',
          rows: [
            { label: 'Siège social', value: address },
            ...offices.map((office) => createPhoneRow(`Téléphone, ${office.city}`, office)),
            { label: 'Email', value: email, href: `mailto:${email}` },
          ],
        },
        {
          kind: 'text-with-link',
          text: 'Pour toute question, le moyen le plus rapide reste notre formulaire :',
          link: { label: 'écrire au groupe', href: '/contact' },
        },
      ],
    },
    {
      id: 'publication',
      title: 'Direction de la publication',
      blocks: [
        {
          kind: 'description-list',
          rows: [{ label: 'Direction de la publication', value: legalIdentity.publicationDirector }],
        },
        `Toute demande de droit de réponse et tout signalement d’un contenu peuvent être adressés par écrit au siège, ou à ${email}, en indiquant l’adresse de la page concernée.`,
      ],
    },
    {
      id: 'conception',
      title: 'Conception du site',
      blocks: [
        {
          kind: 'description-list',
          rows: [
            { label: 'Conception et réalisation', value: designer },
            { label: 'Adresse', value: address },
          ],
        },
        'Les illustrations du site sont des créations originales, dessinées d’après les motifs des textiles bogolan, kente et ndop. Elles ne représentent aucune personne réelle.',
      ],
    },
    {
      id: 'hebergement',
      title: 'Hébergement',
      blocks: [
        {
          kind: 'description-list',
          rows: [
            { label: 'Hébergeur', value: host.name },
            { label: 'Adresse', value: host.address },
            { label: 'Téléphone', value: host.phone, href: getPhoneHref(host.phone) },
          ],
        },
      ],
    },
    {
      id: 'cote-d-ivoire',
      title: 'Entité représentante en Côte d’Ivoire',
      blocks: [
        'Le groupe est représenté en Côte d’Ivoire, et pour ses relations avec les pays d’Afrique de l’Ouest, par l’entité suivante.',
        {
          kind: 'description-list',
          rows: [
            { label: 'Dénomination', value: ivorianEntity.name },
            { label: 'Immatriculation', value: ivorianEntity.register },
            { label: 'Représentation', value: ivorianEntity.representative },
            ...offices
              .filter(({ countryCode }) => countryCode === 'CI')
              .flatMap((office) => [
                { label: 'Adresse', value: office.address },
                createPhoneRow('Téléphone', office),
              ]),
          ],
        },
      ],
    },
    {
      id: 'propriete-intellectuelle',
      title: 'Propriété intellectuelle',
      blocks: [
        `Les textes, illustrations, logos, marques, extraits, bases de données et éléments de mise en page de ce site sont protégés par le droit de la propriété intellectuelle. Ils appartiennent à ${groupName} ou sont utilisés avec l’autorisation de leurs titulaires.`,
        'Toute reproduction, représentation, adaptation ou diffusion, totale ou partielle, sans accord écrit préalable est interdite et constituerait une contrefaçon au sens des articles L. 335-2 et suivants du Code de la propriété intellectuelle.',
        {
          kind: 'text-with-link',
          text: 'Les journalistes peuvent utiliser les éléments du dossier de presse dans un cadre éditorial, avec mention de la source.',
          link: { label: 'Espace presse', href: '/presse' },
        },
        `Les liens vers la page d’accueil (${siteUrl}) sont libres. Les noms d’entreprises tierces cités sur ce site appartiennent à leurs titulaires ; leur mention n’implique pas qu’un accord existe.`,
        {
          kind: 'text-with-link',
          text: 'Le site est construit avec des logiciels libres et deux familles de caractères libres, qui restent à leurs auteurs :',
          link: { label: 'licences des logiciels', href: `/${softwareLicencesFileText.file}` },
        },
        {
          kind: 'text-with-link',
          text: 'Bricolage Grotesque et Figtree sont publiées sous la SIL Open Font License :',
          link: { label: 'licences des caractères', href: '/licences-polices.txt' },
        },
      ],
    },
    {
      id: 'donnees',
      title: 'Données personnelles',
      blocks: [
        {
          kind: 'text-with-link',
          text: 'Le traitement de vos données et vos droits sont décrits dans une page à part :',
          link: { label: 'politique de confidentialité', href: '/politique-confidentialite' },
        },
      ],
    },
    createAccessibilitySection({ address }),
  ],
});
