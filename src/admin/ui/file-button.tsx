import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { type ButtonSize, getButtonClassName } from '@/shared/components/button-class-name';

interface FileButtonProps
  extends Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled' | 'aria-describedby'> {
  icon?: LucideIcon;
  size?: ButtonSize;
  onChoose: (files: File[]) => void;
  children: ReactNode;
}

/** File input that looks like a button. */
export function FileButton({ icon: Icon, size, onChoose, children, ...inputProps }: FileButtonProps) {
  const id = useId();
  return (
    <>
      <input
        {...inputProps}
        id={id}
        type="file"
        className="peer sr-only"
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Without this, the browser fires no event when the same file is chosen again.
          currentTarget.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={getButtonClassName(
          'outline',
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-highlight peer-disabled:cursor-not-allowed peer-disabled:opacity-60 hover:border-highlight hover:text-highlight',
          size,
        )}
      >
        {Icon ? <Icon className="size-4" aria-hidden="true" /> : null}
        {children}
      </label>
    </>
  );
}
