import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/cn";
import { useRecipeLang } from "@/lib/i18n/recipe-lang";

/** The looks of a field of a group, or of what stands in place of one. */
export const GROUP_CELL =
  "min-w-0 bg-surface focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus";

interface FieldGroupProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** Draws a group of adjoining fields with hairlines between them. */
export function FieldGroup({ label, className, children }: FieldGroupProps) {
  return (
    <fieldset
      aria-label={label}
      className="min-w-0 overflow-hidden rounded-field border-[1.5px] border-edge bg-line"
    >
      {/* Not the fieldset itself: Chromium forgets to ask such a container again when the text grows. */}
      <div className="@container">
        <div className={cn("grid gap-[1.5px]", className)}>{children}</div>
      </div>
    </fieldset>
  );
}

export function GroupInput({ className, ...props }: ComponentProps<"input">) {
  return (
    <input
      dir="auto"
      lang={useRecipeLang()}
      className={cn(GROUP_CELL, "min-h-12 px-3 text-ellipsis", className)}
      {...props}
    />
  );
}

/** Draws a text area as high as its text; about as high where a browser does not support that. */
export function GroupTextarea({
  className,
  value,
  ...props
}: ComponentProps<"textarea"> & { value: string }) {
  return (
    <textarea
      dir="auto"
      lang={useRecipeLang()}
      rows={Math.min(8, Math.max(1, Math.ceil(value.length / 32)))}
      value={value}
      className={cn(
        GROUP_CELL,
        "block field-sizing-content min-h-12 w-full resize-none px-3 py-2.75 leading-[1.45]",
        className,
      )}
      {...props}
    />
  );
}

export function GroupCell({ children }: { children: ReactNode }) {
  return (
    <div className="min-w-0 bg-surface has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus">
      {children}
    </div>
  );
}
