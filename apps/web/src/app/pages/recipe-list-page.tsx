import { mealOf } from "@larder/domain/meal-of-day";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { Key } from "@/components/ui/key";
import { Page } from "@/components/ui/page";
import { PageHeader } from "@/components/ui/page-header";
import { CardBookmarkKey } from "@/features/bookmarks/bookmark-key";
import { recipeListQuery } from "@/features/recipes/api";
import { RecipeGrid } from "@/features/recipes/list/recipe-grid";
import { SearchBox } from "@/features/recipes/list/search-box";
import { TagChips } from "@/features/recipes/list/tag-chips";
import { useTerms } from "@/features/recipes/list/use-terms";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";
import { useTitle } from "@/lib/use-title";

export default function RecipeListPage() {
  const { list, addUrl } = useMessages();
  const { user } = useSession();
  const { terms, chips, setChips } = useTerms();
  const [meal] = useState(() => mealOf(new Date().getHours()));
  const [tag, setTag] = useState<string>();
  const isSearch = terms.length > 0;
  // With terms in the address the tags step aside.
  const search = { terms, ...(!isSearch && tag !== undefined && { tag }) };
  const { data } = useInfiniteQuery(recipeListQuery(search));
  const total = data?.pages[0]?.total;
  const title = isSearch ? list.results : list.heading[meal];
  useTitle(isSearch ? list.results : list.title);

  return (
    <Page>
      <PageHeader title={title} {...(isSearch && total !== undefined && { note: list.found(total) })} />
      <div className="mb-6 grid gap-3">
        <SearchBox terms={chips} onChange={setChips} />
        {!isSearch && <TagChips chosen={tag} onChoose={setTag} />}
      </div>
      <RecipeGrid
        search={search}
        actionOf={(recipe) => <CardBookmarkKey recipe={recipe} userId={user?.id} />}
        whenEmpty={
          <Key asChild>
            <Link href={paths.addFromUrl}>{addUrl.title}</Link>
          </Key>
        }
      />
    </Page>
  );
}
