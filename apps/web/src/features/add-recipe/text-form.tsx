import { EXAMPLE_TEXT } from "@larder/domain/messages/example-text";
import type { MakerNote } from "@larder/domain/recipe/maker-note";
import type { Recipe } from "@larder/domain/recipe/recipe";
import { AI_TEXT_MAX_LENGTH } from "@larder/domain/generation/ai-draft";
import { pastedKind } from "@larder/domain/formats/pasted-kind";
import { WandSparkles } from "lucide-react";
import { useId, useRef, useState } from "react";
import { DraftGuard } from "@/components/draft-guard";
import { ErrorCard } from "@/components/ui/error-card";
import { ExampleText } from "@/components/ui/example-text";
import { Field } from "@/components/ui/field";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import type { VisibilityChoice } from "@/lib/forms/visibility-choice";
import { useFormFailure } from "@/components/use-form-failure";
import { addProblem } from "@/features/add-recipe/add-problem";
import { useAddByAi, useAddRecipe } from "@/features/add-recipe/api";
import { SuggestOtherImport } from "@/features/add-recipe/suggest-other-import";
import { useAddTextMessages } from "@/features/add-recipe/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { useDraft } from "@/lib/forms/use-draft";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

/** The parser, loaded while the user reads the page; the form does not wait for it. */
const parser = import("@larder/domain/text-import/parse-recipe-text");
const evidence = import("@larder/domain/text-import/recipe-evidence");

interface TextFormProps {
  userId: string;
  visibility: VisibilityChoice;
  initialText: string;
  /** There is an AI that could read the text. */
  hasAi: boolean;
  /**
   * Called also when the user has gone to another page by then.
   *
   * @param said the sentence of the success
   * @param notes what was noticed in the recipe
   */
  onAdded: (said: string, recipes: readonly Recipe[], notes?: readonly MakerNote[]) => void;
}

/** Makes a recipe of a pasted text, with AI or by the reader of this app. The text stays whatever happens. */
export function TextForm({ userId, visibility, initialText, hasAi, onAdded }: TextFormProps) {
  const messages = useMessages();
  const { add, common, generate } = messages;
  const addText = useAddTextMessages();
  const { text, setText, isTyped, forget } = useDraft(userId, "text", initialText);
  const [tab, setTab] = useState("text");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const area = useRef<HTMLTextAreaElement>(null);
  const byHand = useAddRecipe(userId, visibility.chosen);
  const byAi = useAddByAi(userId, visibility.chosen);
  const isRunning = byHand.isPending || byAi.isPending;
  const report = useFormFailure(paths.addFromText);
  const runAlone = useOneAtATime();
  const reading = useRef<AbortController>(null);
  const aiKey = useRef<HTMLButtonElement>(null);
  const [wasCancelled, setCancelled] = useState(false);
  const aiNote = useId();

  function fail(reason: string): void {
    report(reason);
    setFailure(reason);
  }

  function change(next: string): void {
    setText(next);
    setProblem(undefined);
  }

  function refuse(sentence: string): void {
    setProblem(sentence);
    setTab("text");
    area.current?.focus();
  }

  /** Returns the problem of a text that cannot be a recipe. */
  function textProblem(): string | undefined {
    if (text.trim() === "") return addText.required;
    const kind = pastedKind(text);
    if (kind === "text") return undefined;
    return kind === "address" ? addText.isAddress : addText.isJson;
  }

  function cancelAi(): void {
    reading.current?.abort();
    byAi.reset();
    setCancelled(true);
    aiKey.current?.focus();
  }

  async function addByAi(): Promise<void> {
    const wrong = textProblem() ?? (text.length > AI_TEXT_MAX_LENGTH ? addText.tooLongForAi : undefined);
    if (wrong) return refuse(wrong);
    const { signal } = (reading.current = new AbortController());
    setCancelled(false);
    setFailure(undefined);
    try {
      const { recipe, notes } = await byAi.mutateAsync({ text, signal });
      forget();
      onAdded(addText.doneAi, [recipe], notes);
    } catch (error) {
      if (!signal.aborted) fail(addProblem(messages, error, addText.generateFailed));
    }
  }

  async function addByHand(): Promise<void> {
    const wrong = textProblem();
    if (wrong) return refuse(wrong);
    const [{ parseRecipeText, textImportProblem }, { holdsRecipe }] = await Promise.all([parser, evidence]);
    if (!holdsRecipe(text)) return refuse(messages.errors["no-recipe-in-text"]);
    const recipe = parseRecipeText(text, { title: addText.defaultStep, description: addText.defaultSubStep });
    const stepProblem = textImportProblem(recipe);
    if (stepProblem) {
      return refuse(stepProblem.code === "no-step" ? addText.noStep : addText.invalidStep(stepProblem.step));
    }
    setFailure(undefined);
    try {
      const { recipe: stored } = await byHand.mutateAsync({ recipe });
      forget();
      onAdded(add.added, [stored]);
    } catch (error) {
      fail(addProblem(messages, error, addText.addFailed));
    }
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label={addText.tabsLabel}>
          <TabsTrigger value="text">{addText.tabText}</TabsTrigger>
          <TabsTrigger value="example">{addText.tabExample}</TabsTrigger>
        </TabsList>
        {/* Kept mounted: the cursor and what was scrolled stay, and a refusal can lead to it. */}
        <TabsContent value="text" forceMount className="data-[state=inactive]:hidden">
          <Field label={addText.label} labelHidden {...(problem && { error: problem })}>
            <Textarea
              ref={area}
              className="h-[min(500px,38dvh)] desktop:h-[min(500px,44dvh)]"
              placeholder={addText.placeholder}
              value={text}
              onChange={(event) => change(event.target.value)}
            />
          </Field>
        </TabsContent>
        <TabsContent value="example" className="grid grid-cols-1 gap-3">
          <ExampleText label={addText.tabExample} text={EXAMPLE_TEXT} lang="es" />
          {text.trim() === "" && (
            <Button
              variant="soft"
              size="small"
              className="justify-self-start"
              onClick={() => {
                change(EXAMPLE_TEXT);
                setTab("text");
              }}
            >
              {addText.useExample}
            </Button>
          )}
        </TabsContent>
      </Tabs>
      <SuggestOtherImport text={text} onLeave={forget} />
      {visibility.field}
      <DraftGuard isHolding={isTyped && !isRunning} onLeave={forget} />
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        <Button
          ref={aiKey}
          variant="soft"
          full
          busy={byAi.isPending}
          disabled={byHand.isPending}
          aria-describedby={hasAi ? undefined : aiNote}
          onClick={() => runAlone(addByAi)}
        >
          {!byAi.isPending && <WandSparkles aria-hidden />}
          {byAi.isPending ? addText.generating : addText.useAi}
        </Button>
        {/* On a phone right below its key, where it is in sight. */}
        <div className="contents tablet:order-last tablet:col-span-2 tablet:grid tablet:gap-3">
          <output className="type-caption empty:hidden">
            {byAi.isPending ? addText.reading : wasCancelled ? generate.cancelled : ""}
          </output>
          {byAi.isPending && (
            <Button variant="soft" full onClick={cancelAi}>
              {common.cancel}
            </Button>
          )}
        </div>
        <Button full busy={byHand.isPending} disabled={byAi.isPending} onClick={() => runAlone(addByHand)}>
          {byHand.isPending ? addText.adding : addText.manually}
        </Button>
      </div>
      {failure && <ErrorCard isAnnounced title={common.error} lines={[failure]} />}
      {!hasAi && !isRunning && (
        <p id={aiNote} className="type-caption">
          {addText.aiOff}
        </p>
      )}
    </div>
  );
}
