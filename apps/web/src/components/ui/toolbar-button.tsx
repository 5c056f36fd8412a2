import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "wouter";
import { keyStyles } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";

interface ToolbarButtonVariant {
  icon: LucideIcon;
  /** The accessible name; it contains the visible text. */
  label: string;
  /** The visible text beside the icon where the bar is wide enough. The bar is a `@container`. */
  text?: string;
  variant?: "soft" | "primary";
}

const styleOf = (
  { text, variant = "soft" }: Pick<ToolbarButtonVariant, "text" | "variant">,
  className?: string,
) =>
  cn(
    keyStyles({ variant, size: "icon" }),
    text && "@min-[40rem]:w-auto @min-[40rem]:px-4 @min-[40rem]:text-17",
    className,
  );

function Face({ icon: Icon, text }: Pick<ToolbarButtonVariant, "icon" | "text">) {
  return (
    <>
      <Icon aria-hidden />
      {text && <span className="hidden @min-[40rem]:inline">{text}</span>}
    </>
  );
}

type ToolbarButtonProps = ToolbarButtonVariant &
  Omit<ComponentProps<"button">, "children"> & { busy?: boolean };

/** Draws a button in the bar of a page: an icon, and text beside it where there is room. */
export function ToolbarButton({
  icon,
  label,
  text,
  variant,
  busy,
  onClick,
  className,
  ...props
}: ToolbarButtonProps) {
  return (
    <button
      type="button"
      data-slot="bar-key"
      aria-label={label}
      // `disabled` would take the focus away from the button.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={styleOf({ text, variant }, className)}
      {...props}
    >
      {busy ? <Spinner className="size-5" /> : <Face icon={icon} text={text} />}
    </button>
  );
}

/** Draws a link that looks like a ToolbarButton. */
export function BarLink({
  icon,
  label,
  text,
  variant,
  className,
  href,
}: ToolbarButtonVariant & { href: string; className?: string }) {
  return (
    <Link
      href={href}
      data-slot="bar-key"
      aria-label={label}
      className={styleOf({ text, variant }, className)}
    >
      <Face icon={icon} text={text} />
    </Link>
  );
}
