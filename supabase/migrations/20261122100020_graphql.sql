-- The site reads tables by the REST API only. GraphQL would be a second API, which no test covers.
do $$
begin
  drop extension if exists pg_graphql;
exception when insufficient_privilege or dependent_objects_still_exist then
  raise warning 'GraphQL is left on: an operator switches it off (docs/operate/supabase-project.md): %', sqlerrm;
end
$$;
