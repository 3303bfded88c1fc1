import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2, Users } from 'lucide-react';
import { getRoleBadgeTone, type RoleDefinition, SUPER_ADMIN } from '@/admin/config/roles';
import { numberFormat } from '@/admin/lib/number-format';
import { Badge } from '@/admin/ui/badge';
import { Button } from '@/admin/ui/button';
import { adminCommonText } from '@/copy/admin/common';
import { permissionText, roleText as text } from '@/copy/admin/roles';
import { roleQueries } from '../api/role-queries';

interface RoleCardProps {
  role: RoleDefinition;
  isOwn: boolean;
  mayCountHolders: boolean;
  mayEdit: boolean;
  onEdit: (role: RoleDefinition) => void;
  onDelete: (role: RoleDefinition) => void;
}

function HolderCount({ role }: { role: string }) {
  const { data, isError } = useQuery(roleQueries.holderCount(role));
  const placeholder = isError ? '?' : '…';
  return (
    <p className="flex items-center gap-2 text-sm text-muted">
      <Users className="size-4" aria-hidden="true" />
      <span>
        <strong className="text-fg tabular-nums">
          {data === undefined ? placeholder : numberFormat.format(data)}
        </strong>{' '}
        {(data ?? 0) > 1 ? text.users.many : text.users.one}
      </span>
    </p>
  );
}

export function RoleCard({ role, isOwn, mayCountHolders, mayEdit, onEdit, onDelete }: RoleCardProps) {
  const { key, label, description, isSystem, permissions } = role;
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h2 className="font-display text-xl wrap-anywhere">{label}</h2>
          <Badge tone={getRoleBadgeTone(key)} wraps>
            <code className="font-sans">{key}</code>
          </Badge>
          {isOwn ? <Badge tone="success">{text.ownRole}</Badge> : null}
          {isSystem ? null : <Badge tone="outline">{text.customRole}</Badge>}
        </div>
        <p className="mt-1.5 text-muted">{description}</p>
      </div>
      {mayCountHolders ? <HolderCount role={key} /> : null}
      <div className="grow">
        <h3 className="eyebrow">{text.permissions}</h3>
        {permissions.length === 0 ? <p className="mt-2 text-muted">{text.noPermission}</p> : null}
        <ul className="mt-2 flex flex-col gap-1.5 text-sm">
          {permissions.map((permission) => (
            <li key={permission} className="flex flex-wrap items-baseline gap-x-2">
              {/* A permission that this version of the screen does not know has no label. */}
              <span>{permissionText[permission]?.label}</span>
              <code className="text-xs text-muted">{permission}</code>
            </li>
          ))}
        </ul>
      </div>
      {mayEdit ? (
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button icon={Pencil} aria-label={`${text.editRole} ${label}`} onClick={() => onEdit(role)}>
            {text.edit}
          </Button>
          {key === SUPER_ADMIN ? null : (
            <Button
              variant="quiet"
              icon={Trash2}
              aria-label={`${text.deleteRole} ${label}`}
              onClick={() => onDelete(role)}
            >
              {adminCommonText.delete}
            </Button>
          )}
        </div>
      ) : null}
    </li>
  );
}
