import * as Radix from '@radix-ui/react-accordion';
import clsx from 'clsx';
import type { ComponentProps, CSSProperties, ReactNode, Ref } from 'react';
import { Icon } from '@/shared/components/icon';

/** List of foldable parts. */
export function Accordion({ children, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root {...props} asChild>
      <ul>{children}</ul>
    </Radix.Root>
  );
}

interface AccordionItemProps {
  value: string;
  /** Label of the button; only for screen readers when the row has other content. */
  trigger: ReactNode;
  /** Content of the row outside the button, which may have its own controls. */
  rowContent?: ReactNode;
  disabled?: boolean;
  /** Keeps the folded content in the DOM, because it describes the row. */
  keepMounted?: boolean;
  className?: string;
  /** Element of the whole part, for drag and drop. */
  ref?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  /** Content that unfolds; without it, the row has no button. */
  children?: ReactNode;
}

/** One part of an `Accordion`: a row and the content that unfolds below it. */
export function AccordionItem(props: AccordionItemProps) {
  const { value, trigger, rowContent, disabled, keepMounted, className, ref, style, children } = props;
  return (
    <Radix.Item value={value} disabled={disabled} asChild>
      <li ref={ref} style={style} className={className}>
        <div className="flex items-start gap-1">
          {children ? (
            <Radix.Trigger
              className={clsx(
                'group rounded-card text-muted enabled:hover:bg-surface-strong enabled:hover:text-fg',
                rowContent
                  ? 'mt-2 grid size-10 shrink-0 place-items-center'
                  : 'flex w-full items-center gap-3 p-2 text-left',
              )}
            >
              <Icon
                name="chevron-right"
                className="size-4 transition-transform group-data-[state=open]:rotate-90"
              />
              {rowContent ? <span className="sr-only">{trigger}</span> : trigger}
            </Radix.Trigger>
          ) : (
            <span className="size-10 shrink-0" />
          )}
          {rowContent}
        </div>
        {children ? (
          // Radix's role `region` would make each part a landmark
          <Radix.Content
            role="group"
            forceMount={keepMounted || undefined}
            className="data-[state=closed]:hidden"
          >
            {children}
          </Radix.Content>
        ) : null}
      </li>
    </Radix.Item>
  );
}
