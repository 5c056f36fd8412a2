import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { nearest } from "@/features/generate/api";
import { generateProblem, reasonsOf } from "@/features/generate/generate-problem";
import { useNoteMessages } from "@/features/generate/messages";
import { RefusalReasons } from "@/features/generate/refusal-reasons";
import type { Asker } from "@/features/generate/use-generate";
import { useMessages } from "@/lib/i18n/i18n";
import { recipeLang } from "@/lib/i18n/recipe-lang";
import { paths } from "@/lib/navigation/paths";

const MOST_NEAREST = 3;

interface RefusalProps {
  problem: unknown;
  asker: Asker | null;
  query: string;
}

/** Draws why there is no recipe, and for a dish that is not known what can be done instead. */
export default function Refusal({ problem, asker, query }: RefusalProps) {
  const messages = useMessages();
  const isUnknownDish = reasonsOf(problem).some(({ code }) => code === "unknown-dish");
  return (
    <>
      <p className="font-semibold">{generateProblem(messages, problem)}</p>
      <RefusalReasons problem={problem} />
      {isUnknownDish && asker && <Alternatives asker={asker} query={query} />}
    </>
  );
}

function Alternatives({ asker: { userId }, query }: { asker: Asker; query: string }) {
  const { generate } = useMessages();
  const { refusal } = useNoteMessages();
  const { data } = useQuery({
    queryKey: ["recipes", "nearest", userId, query],
    queryFn: ({ signal }) => nearest({ userId, query }, signal),
  });
  const recipes = (data?.recipes ?? []).slice(0, MOST_NEAREST);
  return (
    <>
      {recipes.length > 0 && (
        <div>
          <p>{generate.offerNearest}</p>
          <ul>
            {recipes.map(({ id, slug, name, language }) => (
              <li key={id}>
                <Link
                  href={paths.recipe(slug)}
                  dir="auto"
                  lang={recipeLang(language)}
                  className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4 wrap-anywhere"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2.5">
        <Button asChild variant="soft" size="small">
          <Link href={paths.requestFor(query)}>{refusal.request}</Link>
        </Button>
        <Button asChild variant="soft" size="small">
          <Link href={paths.addFromUrl}>{refusal.import}</Link>
        </Button>
      </div>
    </>
  );
}
