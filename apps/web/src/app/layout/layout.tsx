import { Bookmark, BookOpen, House, Plus, User } from "lucide-react";
import { type ReactNode, useState, Suspense } from "react";
import { Link, useLocation } from "wouter";
import { lazyPart } from "@/components/ui/lazy-part";
import { BottomNav, type NavTarget } from "@/components/ui/bottom-nav";
import { Button } from "@/components/ui/button";
import { Logo } from "@/components/ui/logo";
import { SkipLink } from "@/components/ui/page";
import { TopBar } from "@/components/ui/top-bar";
import { useMessages } from "@/lib/i18n/i18n";
import { useMayAdd } from "@/lib/session/may-add";
import { paths } from "@/lib/navigation/paths";

const useAddSheet = lazyPart(() => import("@/features/add-recipe/add-sheet"));

/** What the addresses of the pages below a page begin with. */
const BELOW: Readonly<Record<string, string>> = {
  [paths.recipes]: paths.recipe(""),
  [paths.bookmarks]: paths.collection(""),
};

interface LayoutProps {
  /** Whether the bottom navigation is shown; a recipe's page has its own buttons at the lower edge. */
  withBottomNav?: boolean;
  children: ReactNode;
}

/** Renders what surrounds a page: the navigation with its five items, and the sheet of ways to add a recipe. */
export function Layout({ withBottomNav = true, children }: LayoutProps) {
  const { nav, common } = useMessages();
  const [path] = useLocation();
  const [adding, setAdding] = useState(false);
  const item = (href: string, label: string, icon: NavTarget["icon"]): NavTarget => ({
    href,
    label,
    icon,
    current: path === href ? "page" : path.startsWith(BELOW[href] ?? "\n"),
  });
  const items = [
    item(paths.home, nav.home, House),
    item(paths.recipes, nav.recipes, BookOpen),
    item(paths.bookmarks, nav.bookmarks, Bookmark),
    item(paths.profile, nav.profile, User),
  ] as const;
  const close = () => setAdding(false);
  const sheet = useAddSheet(adding, close);
  const add = () => setAdding(true);
  const mayAdd = useMayAdd();

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
        items={items}
        action={
          mayAdd && (
            <Button size="small" aria-haspopup="dialog" onClick={add}>
              <Plus aria-hidden />
              {nav.add}
            </Button>
          )
        }
      />
      {children}
      {withBottomNav && (
        <BottomNav label={nav.label} items={[...items]} plus={mayAdd && { label: nav.add, onPress: add }} />
      )}
      <Suspense>{adding && sheet && <sheet.AddSheet onClose={close} />}</Suspense>
    </>
  );
}
