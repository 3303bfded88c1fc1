import { getDateInDays } from '../date-in-days.ts';
import { createFormAccessRules } from '../form-rules.ts';

export const jobApplicationAccessRules = createFormAccessRules(
  'job_applications',
  {
    row: {
      first_name: 'Awa',
      last_name: 'Diop',
      email: 'awa@example.org',
      phone: '+221 33 000 00 00',
      address: '12 rue des Manguiers',
      city: 'Dakar',
      job_title: 'Monteuse',
      department: 'production',
      experience: 'Confirmé (5-8 ans)',
      education: 'Bac+5',
      skills: 'Montage, étalonnage',
      motivation: 'Raconter nos histoires.',
      availability: getDateInDays(30),
      salary: '40-50K€',
      remote: true,
      relocate: false,
      portfolio: 'https://exemple.com/awa',
      linkedin: '',
      cover_letter: '',
      gdpr_consent: true,
    },
    differentValues: { motivation: 'Une autre' },
    policyLine: 'Candidatures et CV',
    notice: async () =>
      (await import('../../../../src/copy/forms/job-application.ts')).jobApplicationDialogText.notice,
  },
  ['cv_path'],
);
