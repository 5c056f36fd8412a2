import type { LucideIcon } from "lucide-react";
import { Link } from "wouter";
import { cn } from "@/lib/cn";

interface ChoiceButtonProps {
  href: string;
  icon: LucideIcon;
  title: string;
  /** A description of one short line. */
  text?: string;
  /** Whether the button is low and as wide as its row, with icon and text side by side. */
  low?: boolean;
  onClick?: () => void;
}

/** Draws a large soft button: one of a few ways to go on. It has no colour, because colours stand for categories. */
export function ChoiceButton({ href, icon: Icon, title, text, low, onClick }: ChoiceButtonProps) {
  return (
    <Link
      href={href}
      onClick={onClick}
      data-slot="choice-key"
      className={cn(
        "grid gap-3 rounded-main bg-soft px-3.5 pt-3.5 lip [--lip-colour:var(--soft-lip)] [--outline:var(--soft-lip)]",
        low ? "grid-cols-[auto_minmax(0,1fr)]" : "min-h-32 content-between desktop:min-h-36",
      )}
    >
      <Icon aria-hidden className="size-7" />
      <span className="pb-3.5">
        <span className="block type-name">{title}</span>
        {text && <span className="mt-1 block type-caption">{text}</span>}
      </span>
    </Link>
  );
}
