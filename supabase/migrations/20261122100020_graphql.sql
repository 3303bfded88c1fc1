-- The site asks the REST API alone. Where a project was born with GraphQL, it would be a second way in, whose limits nobody tests.
do $$
begin
  drop extension if exists pg_graphql;
exception when insufficient_privilege or dependent_objects_still_exist then
  raise warning 'GraphQL is left on: an operator switches it off (docs/operate/supabase-project.md): %', sqlerrm;
end
$$;
