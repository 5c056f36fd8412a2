import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "wouter";
import { keyStyles } from "@/components/ui/key";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";

interface BarKeyLook {
  icon: LucideIcon;
  /** What a screen reader says; it contains the words. */
  label: string;
  /** Stand beside the icon where the bar is wide enough. The bar is a `@container`. */
  words?: string;
  look?: "soft" | "primary";
}

const styleOf = ({ words, look = "soft" }: Pick<BarKeyLook, "words" | "look">, className?: string) =>
  cn(
    keyStyles({ look, size: "icon" }),
    words && "@min-[40rem]:w-auto @min-[40rem]:px-4 @min-[40rem]:text-17",
    className,
  );

function Face({ icon: Icon, words }: Pick<BarKeyLook, "icon" | "words">) {
  return (
    <>
      <Icon aria-hidden />
      {words && <span className="hidden @min-[40rem]:inline">{words}</span>}
    </>
  );
}

type BarKeyProps = BarKeyLook & Omit<ComponentProps<"button">, "children"> & { busy?: boolean };

/** A key in the bar of a page: an icon, and words beside it where there is room. */
export function BarKey({ icon, label, words, look, busy, onClick, className, ...props }: BarKeyProps) {
  return (
    <button
      type="button"
      data-slot="bar-key"
      aria-label={label}
      // Not `disabled`, which would take the focus away from it.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className={styleOf({ words, look }, className)}
      {...props}
    >
      {busy ? <Spinner className="size-5" /> : <Face icon={icon} words={words} />}
    </button>
  );
}

/** The same key, leading somewhere. */
export function BarLink({
  icon,
  label,
  words,
  look,
  className,
  href,
}: BarKeyLook & { href: string; className?: string }) {
  return (
    <Link href={href} data-slot="bar-key" aria-label={label} className={styleOf({ words, look }, className)}>
      <Face icon={icon} words={words} />
    </Link>
  );
}
