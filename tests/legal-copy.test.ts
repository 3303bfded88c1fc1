import { expect, test } from 'vitest';
import { defaultOffices } from '@/copy/directory';
import { businessContactDialogText } from '@/copy/forms/business-contact';
import { contactFormText } from '@/copy/forms/contact-form';
import { jobApplicationDialogText } from '@/copy/forms/job-application';
import { newsletterFormText } from '@/copy/forms/newsletter';
import { pressContactDialogText } from '@/copy/forms/press-contact';
import { legalText } from '@/copy/legal/common';
import { cookiesDocument } from '@/copy/legal/cookies';
import { createLegalNoticesDocument } from '@/copy/legal/notices';
import { createPrivacyDocument } from '@/copy/legal/privacy';
import { termsDocument } from '@/copy/legal/terms';
import type { LegalDocument } from '@/copy/legal/types';
import { toCompleteOffice } from '@/copy/office';
import { defaultSettings } from '@/copy/site-settings';
import { formatLongDate } from '@/shared/lib/long-date';

const noticesDocument = createLegalNoticesDocument(
  defaultOffices.map((office) => toCompleteOffice(office, defaultSettings)),
  defaultSettings,
);
const privacyDocument = createPrivacyDocument(defaultSettings);
const documents = [noticesDocument, termsDocument, privacyDocument, cookiesDocument];

const listTitles = (document: LegalDocument) => document.sections.map(({ title }) => title);
const toText = (document: LegalDocument) => JSON.stringify(document).replaceAll('\u00a0', ' ');

test('anchors are unique on each legal page', () => {
  for (const { sections } of documents) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  }
});

test('the legal notices hold what the specification lists', () => {
  for (const words of [
    'SAS',
    '01/04/2025',
    'Code d’activité',
    'SIREN',
    'Siège social',
    'Téléphone',
    'Email',
  ]) {
    expect(toText(noticesDocument)).toContain(words);
  }
  expect(listTitles(noticesDocument)).toEqual(
    expect.arrayContaining([
      'Direction de la publication',
      'Conception du site',
      'Hébergement',
      'Entité représentante en Côte d’Ivoire',
      'Propriété intellectuelle',
    ]),
  );
});

test('the terms of use keep the order of the specification', () => {
  expect(listTitles(termsDocument)).toEqual([
    'Préambule',
    'Accès au Site',
    'Utilisation du Site',
    'Propriété intellectuelle',
    'Responsabilités',
    'Données personnelles',
    'Modification des CGU',
    'Droit applicable et litiges',
  ]);
  for (const words of [
    'Ce que vous pouvez faire',
    'Ce qui est interdit',
    'droit français',
    'tribunaux français',
  ]) {
    expect(toText(termsDocument)).toContain(words);
  }
});

test('the privacy policy names the six rights and the specified retention periods', () => {
  for (const right of ['Accès', 'Rectification', 'Effacement', 'Portabilité', 'Opposition', 'Limitation']) {
    expect(toText(privacyDocument)).toContain(`"label":"${right}"`);
  }
  for (const [data, duration] of [
    ['Données de compte', 'durée de l’abonnement + 3 ans'],
    ['Données de navigation', '13 mois maximum'],
    ['Données de paiement', '5 ans'],
    ['Newsletters', 'jusqu’à désinscription'],
    ['Candidatures et CV', '2 ans après le dernier échange'],
    ['Messages de contact et demandes professionnelles', '1 an après le dernier échange'],
    ['Demandes de presse', '1 an après le dernier échange'],
  ]) {
    expect(toText(privacyDocument)).toContain(JSON.stringify([data, duration]));
  }
  expect(toText(privacyDocument)).toContain('réponse sous 30 jours');
  expect(toText(privacyDocument)).toContain('CNIL');
});

test('each form gives the retention period of the privacy policy', () => {
  const { request, newsletter } = pressContactDialogText.modes;
  for (const [notice, noticePeriod, data, policyPeriod] of [
    [contactFormText.notice, 'un an après le dernier échange', 'Messages de contact', '1 an'],
    [businessContactDialogText.notice, 'un an après le dernier échange', 'demandes professionnelles', '1 an'],
    [request.notice, 'un an après le dernier échange', 'Demandes de presse', '1 an'],
    [jobApplicationDialogText.notice, 'deux ans après le dernier échange', 'Candidatures et CV', '2 ans'],
  ] as const) {
    expect(notice).toContain(`conservées ${noticePeriod}`);
    expect(toText(privacyDocument)).toMatch(
      new RegExp(`${data}[^"]*","${policyPeriod} après le dernier échange"`),
    );
  }
  for (const notice of [newsletterFormText.notice, request.notice, newsletter.notice]) {
    expect(notice).toContain('jusqu’à votre désinscription');
  }
  for (const notice of [request.notice, newsletter.notice]) {
    expect(notice.replaceAll('\u00a0', ' ')).toContain('puis 30 jours, et son empreinte, trois ans');
  }
});

test('the cookie policy gives the lifetimes of the specification and says « aucun traceur »', () => {
  for (const words of [
    'Durée : session ou 1 an maximum.',
    'Durée : 13 mois. Aujourd’hui : aucun traceur.',
    'Durée : 1 an.',
    'Google Chrome',
    'Mozilla Firefox',
    'Safari',
    'Microsoft Edge',
  ]) {
    expect(toText(cookiesDocument)).toContain(words);
  }
  expect(toText(cookiesDocument).match(/Durée : 13 mois\./g)).toHaveLength(2);
  expect(formatLongDate(legalText.updatedOn)).toBe('15 août 2025');
});
