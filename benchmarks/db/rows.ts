// SQL expressions for the columns of row number `g`, from 1 to $1.

/** Stable identifier of row `g`. Each table has its own digit: 0 accounts, 1 content, 2 media… */
export const buildRowIdSql = (tableDigit: number) =>
  `('${tableDigit}0000000-0000-4000-8000-' || lpad(to_hex(g), 12, '0'))::uuid`;
/** Row 1 is the newest. Three rows have each date, so a list that skips rows between two pages is noticed. */
export const rowDateSql = `date_trunc('second', now()) - (g / 3) * interval '37 seconds'`;
/** Title of a row: a frequent word, a city, and a word that hardly any other row has. */
export const titleSql = `(array['Reportage', 'Reportage', 'Portrait', 'Annonce'])[1 + g % 4] || ' de ' ||
  (array['Dakar', 'Abidjan', 'Lomé', 'Kinshasa', 'Douala', 'Cotonou', 'Bamako'])[1 + g % 7] || ' ' || left(md5(g::text), 8)`;
/** The oldest thousandth of the rows: a scan from the newest finds them last. */
export const rareRowConditionSql = `g > $1::int * 0.999`;
export const contentStatusSql = `(case when ${rareRowConditionSql} then 'archived' when g % 10 = 0 then 'draft' else 'published' end)`;
/**
 * Staff member 1 to 200, as author or assignee. The accounts of the bench are 1 to 5 (people.ts). Number 5, the contributor, owns few rows:
 * the newest thirty, and one in a thousand among the oldest. Its other rows go to number 6.
 */
export const staffIdSql = `('00000000-0000-4000-8000-' || lpad(to_hex(
    case when g <= 30 or g > $1::int * 0.95 and g % 1000 = 4 then 5 when g % 200 = 4 then 6 else 1 + g % 200 end
  ), 12, '0'))::uuid`;
/** Follow-up of a submission: most are assigned and done, one in a hundred has a due date, few have no assignee. */
export const followUpColumnsSql = `case when g % 100 = 1 then 'new' else 'done' end, case when not (${rareRowConditionSql}) then ${staffIdSql} end,
      case when g % 100 = 1 then (${rowDateSql})::date + 3 end`;
export const fileNameSql = `'1763712345678-fichier-' || g || '.jpg'`;
export const emailSql = `'personne.' || g || '@exemple.com'`;
export const firstNameSql = `(array['Awa', 'Koffi', 'Aminata', 'Yao', 'Fatou', 'Jean', 'Adjoa'])[1 + g % 7]`;
export const lastNameSql = `(array['Diallo', 'Koné', 'Traoré', 'Mensah', 'Ndiaye'])[1 + g % 5] || ' ' || left(md5(g::text), 8)`;
