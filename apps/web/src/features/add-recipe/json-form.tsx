import { steppedServings, withServings } from "@larder/domain/measure/chosen-servings";
import { recipeLanguageFrom } from "@larder/domain/language";
import { EXAMPLE_JSON } from "@larder/domain/messages/example-json";
import type { Recipe } from "@larder/domain/recipe/recipe";
import type { ReadRecipeJson } from "@larder/domain/formats/recipe-json";
import { jsonProblemSentence } from "@larder/domain/messages/json-problem";
import { DEFAULT_SERVINGS } from "@larder/domain/recipe/default-servings";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { DraftGuard } from "@/components/draft-guard";
import { ErrorCard } from "@/components/ui/error-card";
import { ExampleText } from "@/components/ui/example-text";
import { Field } from "@/components/ui/field";
import { Button } from "@/components/ui/button";
import { Stepper } from "@/components/ui/stepper";
import { Switch } from "@/components/ui/switch";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import type { VisibilityChoice } from "@/lib/forms/visibility-choice";
import { useFormFailure } from "@/components/use-form-failure";
import { addJsonProblem } from "@/features/add-recipe/add-problem";
import { useAddAll } from "@/features/add-recipe/api";
import { useAddMessages } from "@/features/add-recipe/messages";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useDraft } from "@/lib/forms/use-draft";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

/** The reader, loaded while the user reads the page; the form does not wait for it. */
const reader = import("@larder/domain/formats/recipe-json");

interface JsonFormProps {
  userId: string;
  visibility: VisibilityChoice;
  initialJson: string;
  /** Called also when the user has gone to another page by then. */
  onAdded: (said: string, recipes: readonly Recipe[]) => void;
}

/** Adds recipes written as JSON: our own shape, its older ones, or schema.org's. The text stays whatever happens. */
export function JsonForm({ userId, visibility, initialJson, onAdded }: JsonFormProps) {
  const messages = useMessages();
  const example = EXAMPLE_JSON[recipeLanguageFrom(useLanguage())];
  const { add, common } = messages;
  const addMessages = useAddMessages();
  const { addJson } = addMessages;
  const { text: json, setText: setJson, isTyped, forget } = useDraft(userId, "json", initialJson);
  const [tab, setTab] = useState("json");
  const [fillMissing, setFillMissing] = useState(true);
  const [chosen, setChosen] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const { mutateAsync, isPending, addedSoFar } = useAddAll(userId, visibility.chosen);
  const fail = useFormFailure(paths.addFromJson);
  const runAlone = useOneAtATime();
  const seen = useRecipesIn(json);
  const servings = chosen ?? seen[0]?.recipe.servings ?? DEFAULT_SERVINGS;
  const isOne = seen.length <= 1;

  function change(next: string): void {
    setJson(next);
    setProblem(undefined);
  }

  async function submit(): Promise<void> {
    const { readRecipeJson } = await reader;
    const read = readRecipeJson(json, { fillMissing });
    if (!read.ok) {
      setProblem(jsonProblemSentence({ ...messages, ...addMessages }, read.problem));
      setTab("json");
      area.current?.focus();
      return;
    }
    const own = chosen !== undefined && read.recipes.length === 1;
    const recipes = read.recipes.map(({ recipe, original }) => ({
      recipe: own ? withServings(recipe, chosen) : recipe,
      originalJson: original,
    }));
    setFailure(undefined);
    try {
      const stored = await mutateAsync({ source: json, recipes });
      forget();
      onAdded(add.added, stored);
    } catch (error) {
      const some = addedSoFar() > 0 ? `\n${addJson.addedSome(addedSoFar(), recipes.length)}` : "";
      const reason = addJsonProblem({ ...messages, ...addMessages }, error) + some;
      fail(reason);
      setFailure(reason);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        runAlone(submit);
      }}
      noValidate
      className="grid grid-cols-1 gap-5"
    >
      <DraftGuard isHolding={isTyped && !isPending} onLeave={forget} />
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label={addJson.tabsLabel}>
          <TabsTrigger value="json">{addJson.tabJson}</TabsTrigger>
          <TabsTrigger value="example">{addJson.tabExample}</TabsTrigger>
        </TabsList>
        <TabsContent value="json" forceMount className="data-[state=inactive]:hidden">
          <Field label={addJson.label} labelHidden {...(problem && { error: problem })}>
            <Textarea
              ref={area}
              spellCheck={false}
              autoCapitalize="off"
              className="h-[min(500px,36dvh)] [font-family:ui-monospace,monospace] text-16 desktop:h-[min(500px,45dvh)]"
              placeholder={addJson.placeholder}
              value={json}
              onChange={(event) => change(event.target.value)}
            />
          </Field>
        </TabsContent>
        <TabsContent value="example" className="grid grid-cols-1 gap-3">
          <ExampleText label={addJson.tabExample} text={example} isCode />
          {json.trim() === "" && (
            <Button
              variant="soft"
              size="small"
              className="justify-self-start"
              onClick={() => {
                change(example);
                setTab("json");
              }}
            >
              {addJson.useExample}
            </Button>
          )}
        </TabsContent>
      </Tabs>
      <Repairs recipes={seen} />
      {isOne ? (
        <Stepper
          label={addJson.servings}
          value={servings}
          fewerLabel={addJson.fewer}
          moreLabel={addJson.moreServings}
          min={1}
          onStep={(by) => setChosen(steppedServings(servings, by))}
        />
      ) : (
        <output className="text-ink-2">{addJson.several(seen.length)}</output>
      )}
      <Switch
        label={addJson.fillMissing}
        hint={addJson.fillMissingHint}
        checked={fillMissing}
        onChange={setFillMissing}
      />
      {visibility.field}
      <Button type="submit" size="main" busy={isPending}>
        {addJson.button}
      </Button>
      {failure && <ErrorCard isAnnounced title={common.error} lines={failure.split("\n")} />}
    </form>
  );
}

/** Returns the recipes in the text so far, read in idle time. */
function useRecipesIn(json: string): readonly ReadRecipeJson[] {
  const calmly = useDeferredValue(json);
  const [seen, setSeen] = useState<readonly ReadRecipeJson[]>([]);
  useEffect(() => {
    let wanted = true;
    void reader.then(({ readRecipeJson }) => {
      const read = readRecipeJson(calmly, { fillMissing: true });
      if (wanted) setSeen(read.ok ? read.recipes : []);
    });
    return () => {
      wanted = false;
    };
  }, [calmly]);
  return seen;
}

/** Lists what `normaliseRecipe` had to repair, so that the recipe does not surprise the user. */
function Repairs({ recipes }: { recipes: readonly ReadRecipeJson[] }) {
  const { addJson } = useAddMessages();
  const sentences = recipes.flatMap(({ notes }) => notes.map(({ kind, path }) => addJson.notes[kind](path)));
  if (sentences.length === 0) return null;
  return (
    <section aria-label={addJson.repaired} className="rounded-field p-4 trough">
      <h2 className="mb-1.5 type-label text-16">{addJson.repaired}</h2>
      <ul className="grid grid-cols-1 gap-1 text-16 text-ink-2">
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
