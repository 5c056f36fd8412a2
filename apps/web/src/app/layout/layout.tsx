import { Bookmark, BookOpen, House, Plus, User } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "wouter";
import { latePart } from "@/components/ui/late-part";
import { BottomNav, type Place } from "@/components/ui/bottom-nav";
import { Key } from "@/components/ui/key";
import { Logo } from "@/components/ui/logo";
import { SkipLink } from "@/components/ui/page";
import { TopBar } from "@/components/ui/top-bar";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

const useAddSheet = latePart(() => import("@/features/add-recipe/add-sheet"));

interface LayoutProps {
  /** On a recipe's page the lower edge belongs to its own keys. */
  withBottomNav?: boolean;
  children: ReactNode;
}

/** What surrounds a page: the five places, and the sheet of ways to add a recipe. */
export function Layout({ withBottomNav = true, children }: LayoutProps) {
  const { nav, common } = useMessages();
  const [path] = useLocation();
  const [adding, setAdding] = useState(false);
  const place = (href: string, label: string, icon: Place["icon"]): Place => ({
    href,
    label,
    icon,
    current: path === href ? "page" : href === paths.recipes && path.startsWith(paths.recipe("")),
  });
  const places = [
    place(paths.home, nav.home, House),
    place(paths.recipes, nav.recipes, BookOpen),
    place(paths.bookmarks, nav.bookmarks, Bookmark),
    place(paths.profile, nav.profile, User),
  ] as const;
  const close = () => setAdding(false);
  const sheet = useAddSheet(adding, close);
  const add = () => setAdding(true);

  return (
    <>
      <SkipLink label={common.skipToContent} />
      <TopBar
        label={nav.label}
        brand={
          <Link href={paths.home}>
            <Logo name={common.appName} />
          </Link>
        }
        places={places}
        action={
          <Key size="small" aria-haspopup="dialog" onClick={add}>
            <Plus aria-hidden />
            {nav.add}
          </Key>
        }
      />
      {children}
      {withBottomNav && (
        <BottomNav label={nav.label} places={[...places]} plus={{ label: nav.add, onPress: add }} />
      )}
      {adding && sheet && <sheet.AddSheet onClose={close} />}
    </>
  );
}
