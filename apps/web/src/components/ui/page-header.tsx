import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { cn } from "@/lib/cn";

/** Draws the square button that leads back; `label` names the target. */
export function BackButton({ href, label }: { href: string; label: string }) {
  return (
    <Button asChild variant="soft" size="icon">
      <Link href={href} aria-label={label}>
        <ArrowLeft aria-hidden />
      </Link>
    </Button>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  back?: { href: string; label: string };
  /** A button in the upper right corner. */
  actions?: ReactNode;
  /** A line under the title, e.g. how many were found; a change is announced. */
  note?: string;
  className?: string;
}

/** The head of a page: the way back in a row of its own, then the title. */
export function PageHeader({ title, back, actions, note, className }: PageHeaderProps) {
  return (
    <header data-slot="page-header" className={cn("pt-5.5 pb-4.5 desktop:pt-8.5", className)}>
      {back && (
        <div className="mb-4 flex min-h-12 items-center justify-between gap-2">
          <BackButton {...back} />
          {actions}
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 type-page">{title}</h1>
        {!back && actions}
      </div>
      <output className="mt-2 block text-ink-3 empty:hidden">{note}</output>
    </header>
  );
}
