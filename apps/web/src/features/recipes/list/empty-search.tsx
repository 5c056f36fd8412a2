import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { RecipeSearch } from "@/features/recipes/recipe-search";
import { useListMessages } from "@/lib/i18n/list-messages";
import { useHomeMessages } from "@/lib/i18n/home-messages";
import { useMayAdd } from "@/lib/session/may-add";
import { paths } from "@/lib/navigation/paths";

interface EmptySearchProps {
  /** The search that found nothing. */
  search: RecipeSearch;
  onGenerate: (text: string) => void;
}

/** Draws a search without results, and the ways on: with fewer terms, or to a recipe that is not here yet. */
export default function EmptySearch({ search, onGenerate }: EmptySearchProps) {
  const lists = useListMessages();
  const home = useHomeMessages();
  const mayAdd = useMayAdd();
  const { terms, text, tag, exclude } = search;
  const sought = terms.length > 0 ? terms.join(", ") : (text ?? tag);
  const ways = (
    <div className="flex flex-wrap justify-center gap-2.5">
      {terms.length > 1 &&
        terms.map((term) => (
          <Button key={term} asChild variant="soft" size="small">
            <Link href={paths.recipeList({ ...search, terms: terms.filter((other) => other !== term) })}>
              {lists.without(term)}
            </Link>
          </Button>
        ))}
      {mayAdd && sought && (
        <Button variant="soft" size="small" onClick={() => onGenerate(sought)}>
          {lists.generate(sought)}
        </Button>
      )}
      {mayAdd && (
        <Button asChild variant="soft" size="small">
          <Link href={paths.addFromUrl}>{lists.importOne}</Link>
        </Button>
      )}
      {mayAdd && sought && (
        <Button asChild variant="soft" size="small">
          <Link href={paths.requestFor(sought)}>{lists.request}</Link>
        </Button>
      )}
      <Button asChild variant="soft" size="small">
        <Link href={paths.recipes}>{home.explore}</Link>
      </Button>
    </div>
  );

  if (terms.length > 0) return <EmptyState title={lists.noneWithIngredients(terms)} action={ways} />;
  if (text) return <EmptyState title={lists.noneMatching(text)} action={ways} />;
  if (tag) return <EmptyState title={lists.noneWithTag(tag)} action={ways} />;
  return exclude && <EmptyState title={lists.noneExcluding} action={ways} />;
}
