-- May the person who sends this request give this role to that person, or take it away? As before: nobody touches their
-- own roles, a super admin assigns any role, a user manager never reaches a super admin. New: a role of a super admin's
-- own making is handed out by super admins only, and a user manager hands out no permission they do not have themselves
-- (who manages contents or media has every permission on them).
create or replace function private.can_assign_role(person uuid, wanted text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select auth.uid()) is null or person = (select auth.uid()) then
    return false;
  end if;
  if private.has_permission('all') then
    return true;
  end if;
  return private.has_permission('user_manage')
    and exists (select from public.roles as role where role.key = wanted and role.is_system)
    and not exists (
      select from public.role_permissions as granted
      where granted.role = wanted and (
        granted.permission in ('all', 'user_manage')
        or not (
          private.has_permission(granted.permission)
          or private.has_permission(
            case split_part(granted.permission, '_', 1) when 'media' then 'media_manage' else 'content_manage' end
          )
        )
      )
    )
    and not exists (
      select from public.user_roles as held
      join public.role_permissions as granted on granted.role = held.role
      where held.user_id = person and granted.permission = 'all'
    );
end
$$;
