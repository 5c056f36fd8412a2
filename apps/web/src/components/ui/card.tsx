import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";

interface CardProps extends Omit<ComponentProps<"li">, "title" | "lang" | "className" | "children"> {
  href: string;
  title: string;
  /** The language of the title. */
  lang?: string | undefined;
  picture: ReactNode;
  /** Content of the cut-out corner; it has the class `CORNER`. */
  cornerCutout?: ReactNode;
  /** A CornerButton, upper right. */
  action?: ReactNode;
  caption?: ReactNode;
}

/**
 * Draws a list item with a picture and a name: the whole card is a link to `href`, and the action is above that link.
 * It has few elements, because a tall window shows two dozen cards.
 */
export function Card({ href, title, lang, picture, cornerCutout, action, caption, ...item }: CardProps) {
  return (
    <li data-slot="card" className="relative min-w-0" {...item}>
      <div className="relative aspect-(--card-shape) overflow-hidden rounded-cover rounded-bl-none">
        {picture}
        {cornerCutout}
      </div>
      <h2 dir="auto" lang={lang} className="mt-2.5 mb-1.5 line-clamp-2 type-name wrap-anywhere text-balance">
        <Link href={href} className="rounded-chip after:absolute after:inset-0 after:rounded-cover">
          {title}
        </Link>
      </h2>
      {caption}
      {action}
    </li>
  );
}

type CornerButtonProps = Omit<ComponentProps<"button">, "children" | "className"> & {
  label: string;
  icon: LucideIcon;
  /** Fills the icon with tomato. */
  on?: boolean;
  busy?: boolean;
};

/**
 * Draws a button in the upper right corner of a card: a solid 38 px face in a 48 px target, so that its contrast does
 * not depend on the picture.
 */
export function CornerButton({ label, icon: Icon, on, busy, onClick, ...props }: CornerButtonProps) {
  return (
    <button
      type="button"
      data-slot="corner-key"
      aria-label={label}
      // `disabled` would take the focus away from the button.
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
      className="absolute top-1 right-1 grid size-12 place-items-center rounded-field"
      {...props}
    >
      <span
        className={cn(
          "grid size-9.5 place-items-center rounded-face bg-surface lip [--lip-colour:var(--soft-lip)] [--lip-depth:2px]",
          on && "text-tomato",
        )}
      >
        {busy ? (
          <Spinner className="size-5" />
        ) : (
          <Icon aria-hidden className={cn("size-5", on && "fill-current")} />
        )}
      </span>
    </button>
  );
}

/** Two columns on a phone, three on a tablet, four on a desktop. */
export function CardGrid({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="card-grid"
      className={cn(
        "grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-3 desktop:grid-cols-4 wide:grid-cols-5 desktop:gap-x-5 desktop:gap-y-8",
        className,
      )}
      {...props}
    />
  );
}
