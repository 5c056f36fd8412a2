import type { LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "wouter";
import { Notch } from "@/components/ui/notch";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";

interface CardProps {
  href: string;
  title: string;
  picture: ReactNode;
  /** What stands in the cut-out corner, e.g. a Duration. */
  notch?: ReactNode;
  /** A CornerKey, upper right. */
  action?: ReactNode;
  caption?: ReactNode;
  as?: "li" | "article";
  /** One level below the heading that the cards stand under. */
  heading?: "h2" | "h3";
}

/** A picture with a name: the whole card leads to `href`, the action lies above that link. */
export function Card({
  href,
  title,
  picture,
  notch,
  action,
  caption,
  as: Element = "article",
  heading: Heading = "h2",
}: CardProps) {
  return (
    <Element data-slot="card" className="relative min-w-0">
      <div className="relative aspect-[1/0.98] overflow-hidden rounded-cover rounded-bl-none desktop:aspect-[1/0.82]">
        {picture}
        {notch && <Notch className="text-[1.8125rem]">{notch}</Notch>}
      </div>
      <Heading className="mt-2 mb-1.75 line-clamp-2 type-name text-balance">
        <Link href={href} className="rounded-chip after:absolute after:inset-0 after:rounded-cover">
          {title}
        </Link>
      </Heading>
      {caption}
      {action && <div className="absolute top-1 right-1">{action}</div>}
    </Element>
  );
}

type CornerKeyProps = Omit<ComponentProps<"button">, "children" | "className"> & {
  label: string;
  icon: LucideIcon;
  /** Fills the icon with tomato. */
  on?: boolean;
  busy?: boolean;
};

/** A solid 38 px face in a 48 px target, so that no picture decides its contrast. */
export function CornerKey({ label, icon: Icon, on, busy, ...props }: CornerKeyProps) {
  return (
    <button
      type="button"
      data-slot="corner-key"
      aria-label={label}
      disabled={busy}
      className="group grid size-12 place-items-center rounded-field"
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
        "grid grid-cols-2 gap-x-3 gap-y-5 tablet:grid-cols-3 desktop:grid-cols-4 desktop:gap-x-5 desktop:gap-y-8",
        className,
      )}
      {...props}
    />
  );
}
