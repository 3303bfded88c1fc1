import { type ComponentPropsWithRef, useId } from 'react';
import type { Permission } from '@/admin/config/roles';
import { permissionText } from '@/copy/admin/roles';

interface PermissionSwitchProps extends ComponentPropsWithRef<'input'> {
  permission: Permission;
}

/** Switch of a permission. Spread the result of `register()` of react-hook-form into it. */
export function PermissionSwitch({ permission, ...input }: PermissionSwitchProps) {
  const id = useId();
  const { label, hint } = permissionText[permission];
  return (
    <div className="flex items-start gap-4 py-3">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block cursor-pointer font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
        <code className="text-xs break-all text-muted">{permission}</code>
      </div>
      <input
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state without aria-checked
        role="switch"
        value={permission}
        aria-describedby={`${id}-hint`}
        className="mt-1 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface-strong transition-colors before:block before:size-5 before:translate-x-0.5 before:translate-y-[3px] before:rounded-full before:bg-muted before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-[1.4rem] checked:before:bg-on-accent disabled:cursor-not-allowed disabled:opacity-60"
      />
    </div>
  );
}
