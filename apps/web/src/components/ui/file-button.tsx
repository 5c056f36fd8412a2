import type { ComponentProps } from "react";
import { keyStyles } from "@/components/ui/button";
import { cn } from "@/lib/cn";

interface FileButtonProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  /** The media types that can be chosen. */
  accept: string;
  label: string;
  icon: ComponentProps<"span">["children"];
  onFiles: (files: readonly File[]) => void;
}

/** Draws an input of files that looks like a button. */
export function FileButton({ label, icon, onFiles, className, ...input }: FileButtonProps) {
  return (
    <label
      className={cn(
        keyStyles({ variant: "soft", size: "small" }),
        "max-w-full max-tablet:gap-2 max-tablet:px-3 max-tablet:text-16",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)",
        className,
      )}
    >
      {icon}
      {label}
      <input
        type="file"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again after a failure.
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
        {...input}
      />
    </label>
  );
}
