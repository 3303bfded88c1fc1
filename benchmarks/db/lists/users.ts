import {
  buildRowIdSql,
  emailSql,
  firstNameSql,
  lastNameSql,
  rareRowConditionSql,
  rowDateSql,
} from '../rows.ts';

// The bench does not measure the list of people: no requirement limits its time. The rows are for the content search,
// which also reads the names of authors.
export const fillStatements = {
  profiles: `insert into public.profiles (id, first_name, last_name, email, created_at, confirmed_at, suspended_at)
    select ${buildRowIdSql(0)}, ${firstNameSql}, ${lastNameSql}, ${emailSql}, ${rowDateSql}, ${rowDateSql}, case when ${rareRowConditionSql} then ${rowDateSql} end
    from generate_series(1, $1::int) as g`,
};
