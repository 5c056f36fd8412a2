import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { CoverImage } from "@larder/covers/cover-image";
import { CornerCutout } from "@/components/ui/corner-cutout";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { DESKTOP, useMedia } from "@/lib/browser/use-media";

interface FormPageProps {
  title: string;
  back: { href: string; label: string };
  /** The subject of the picture beside the form, as text that a cover is drawn from. */
  produce: string;
  /** The icon in the cut-out corner of the picture. */
  icon: LucideIcon;
  children: ReactNode;
}

/** Draws a page that is a single form; on a desktop with a picture beside it, where there would be empty space. */
export function FormPage({ title, back, produce, icon: Icon, children }: FormPageProps) {
  const isDesktop = useMedia(DESKTOP);
  return (
    <Page className="desktop:grid desktop:grid-cols-[minmax(0,8fr)_minmax(0,5fr)] desktop:items-start desktop:gap-x-16">
      <div className="min-w-0 max-w-180">
        <PageHeader title={title} back={back} />
        {children}
      </div>
      {isDesktop && (
        <div
          aria-hidden
          className="sticky top-8.5 mt-8.5 h-[min(40rem,calc(100dvh-150px))] overflow-hidden rounded-cover rounded-bl-none"
        >
          <CoverImage name={produce} tags={[]} width={460} height={620} />
          <CornerCutout>
            <Icon className="mt-1 mr-0.5 size-8" />
          </CornerCutout>
        </div>
      )}
    </Page>
  );
}
