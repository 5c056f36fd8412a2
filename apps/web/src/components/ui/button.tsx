import { cva, type VariantProps } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
} from "react";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";

export const keyStyles = cva(
  "type-key inline-flex max-w-full items-center justify-center gap-2.5 text-center select-none no-underline disabled:opacity-50",
  {
    variants: {
      variant: {
        primary: "lip bg-key text-on-key [--lip-colour:var(--key-lip)]",
        soft: "lip bg-soft text-ink [--lip-colour:var(--soft-lip)] [--outline:var(--soft-lip)]",
        time: "lip bg-time text-on-time [--lip-colour:var(--time-lip)]",
        hot: "lip bg-hot text-on-hot [--lip-colour:var(--hot-lip)]",
        ghost: "text-ink",
        "ghost-hot": "text-hot",
      },
      size: {
        main: "min-h-16 rounded-main px-6 text-22 [--lip-depth:var(--lip-main)]",
        regular: "min-h-14 rounded-key px-5",
        small: "min-h-12 rounded-field px-4 text-17",
        icon: "size-12 rounded-field",
        "icon-wet": "size-14 rounded-key",
      },
      full: { true: "w-full min-w-0", false: "shrink-0" },
    },
    defaultVariants: { variant: "primary", size: "regular", full: false },
  },
);

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof keyStyles> & {
    /** Gives its looks to the only child, e.g. a link. */
    asChild?: boolean;
    /** Whether work is in progress: shows a spinner and ignores presses, but can still have the focus. */
    busy?: boolean;
  };

/** Draws a button with a lip, large enough for a wet knuckle. A screen has at most one primary button. */
export function Button({ variant, size, full, asChild, busy, className, ...props }: ButtonProps) {
  const styles = cn(keyStyles({ variant, size, full }), className);
  const attributes = { "data-slot": "key", "data-look": variant ?? "primary", className: styles };
  if (asChild) return <AsChild {...attributes} {...props} />;
  return <PlainButton {...attributes} {...props} busy={busy} />;
}

function PlainButton({ busy, onClick, children, ...props }: ComponentProps<"button"> & { busy?: boolean }) {
  // preventDefault also stops the form: pressing Return in a field is a click on its submit button.
  const refuse = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...props}
      onClick={busy ? refuse : onClick}
    >
      {busy && <Spinner className="size-5" />}
      {children}
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, "children" | "asChild" | "size" | "full"> & {
  label: string;
  icon: LucideIcon;
  size?: "icon" | "icon-wet";
};

/** Draws a square button with an icon alone; the label is its accessible name. */
export function IconButton({
  label,
  icon: Icon,
  variant = "soft",
  size = "icon",
  busy,
  ...props
}: IconButtonProps) {
  return (
    <Button aria-label={label} variant={variant} size={size} busy={busy} {...props}>
      {!busy && <Icon aria-hidden />}
    </Button>
  );
}

type ChildProps = ComponentProps<"button"> & { "data-slot"?: string };

/** Passes its props to its only child, e.g. a link. The child's own props win. */
function AsChild({ children, className, ...props }: ChildProps) {
  const child: ReactElement<ChildProps> | null = isValidElement<ChildProps>(children)
    ? Children.only(children)
    : null;
  return (
    child &&
    cloneElement(child, { ...props, ...child.props, className: cn(className, child.props.className) })
  );
}
