import type { RecipeSummary } from "@larder/domain/recipe/recipe";
import type { RecipeRequest } from "@larder/domain/recipe/recipe-request";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { toasts } from "@/components/ui/toast-store";
import { type Generated, generate, nearest, type GenerationRequest } from "@/features/generate/api";
import { generateProblem } from "@/features/generate/generate-problem";
import { useMessages } from "@/lib/i18n/i18n";
import { useIsHere } from "@/lib/browser/use-is-here";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";
import type { ClientConfig } from "@/lib/session/session-user";

/** The existing recipes for a query, before a new one is made. */
export interface Offer {
  query: string;
  same: RecipeSummary | null;
  recipes: readonly RecipeSummary[];
}

/** The user, for whom queries are read. */
export interface Asker {
  userId: string;
  /** Whether a model generates; it can make dishes that the composer does not know. */
  hasModel: boolean;
}

/** The understood request, as the user sees and corrects it. */
export interface Understanding {
  /** Returns the corrected request of a query; the user is asked first when it is unclear what it leaves out. */
  settle: (query: string) => Promise<{ request?: RecipeRequest; isUnclear?: boolean }>;
}

interface Ask {
  request: GenerationRequest;
  signal: AbortSignal;
  /** Whether the user has seen the existing recipes, or does not want to. */
  isDecided: boolean;
}

/**
 * Generates a recipe for a query and leads to it; existing recipes are offered first. A blank query is ignored;
 * visitors are asked to sign in.
 *
 * @param onStored called when the collection has a new recipe
 */
export function useGenerate(onStored: () => void) {
  const messages = useMessages();
  const { user, config } = useSession();
  const [path, navigate] = useLocation();
  const [offer, setOffer] = useState<Offer | null>(null);
  const [wasCancelled, setWasCancelled] = useState(false);
  const understanding = useRef<Understanding>(null);
  const running = useRef<AbortController>(null);
  const isAsking = useRef(false);
  const isHere = useIsHere();
  const generateMessages = messages.generate;

  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: (ask: Ask) => offerOrMake(ask, understanding.current, config?.generation),
    onSettled: (_found, _problem, { signal }) => {
      if (!signal.aborted) isAsking.current = false;
    },
    onSuccess: (found, { signal }) => {
      if (signal.aborted) return;
      if ("isUnclear" in found) return;
      if ("offer" in found) return setOffer(found.offer);
      land(found);
    },
    onError: (problem, { signal }) => {
      if (signal.aborted) return;
      toasts.show({
        title: messages.common.error,
        description: generateProblem(messages, problem),
        variant: "destructive",
      });
    },
  });

  function land({ recipe, origin }: Generated): void {
    const open = () => navigate(paths.recipe(recipe.slug));
    const isNew = origin !== "collection";
    if (isNew) onStored();
    toasts.show({
      title: messages.common.success,
      description: isNew ? generateMessages.done : generateMessages.found,
      // A user who has gone elsewhere in the meantime stays there.
      ...(!isHere.current && { action: { label: generateMessages.open, onSelect: open } }),
    });
    if (isHere.current) open();
  }

  function askToSignIn(): void {
    toasts.show({
      title: messages.common.error,
      description: generateMessages.loginRequired,
      variant: "destructive",
      action: { label: messages.login.signIn, onSelect: () => navigate(paths.login(path)) },
    });
  }

  function ask(query: string, decided?: Pick<GenerationRequest, "fresh" | "offline">): void {
    if (query.trim() === "") return;
    if (!user) return askToSignIn();
    // A second press can come before the button has been drawn as busy.
    if (isAsking.current) return;
    isAsking.current = true;
    running.current = new AbortController();
    setWasCancelled(false);
    setOffer(null);
    mutate({
      request: { userId: user.id, query: query.trim(), ...decided },
      signal: running.current.signal,
      isDecided: decided !== undefined,
    });
  }

  return {
    /** Requests a recipe; offers existing ones first. */
    generate: (query: string) => ask(query),
    isPending,
    /** It may take a while, and can be cancelled. */
    isModelAtWork: isPending && config?.generation === "ai" && !variables.request.offline,
    wasCancelled,
    cancel: () => {
      running.current?.abort();
      isAsking.current = false;
      setWasCancelled(true);
      reset();
    },
    offer,
    closeOffer: () => setOffer(null),
    makeNew: ({ query, same }: Offer) => ask(query, same ? { fresh: true } : {}),
    /** Why there is no recipe, until the next question. */
    problem: error,
    makeOffline: (query: string) => ask(query, { offline: true }),
    /** Null where nothing can be generated. */
    asker: user && config && config.generation !== "off" ? askerOf(user.id, config) : null,
    understanding,
    /** Said beside the form where no model answers. */
    note: noteOf(config?.generation, generateMessages),
  };
}

export type Work = ReturnType<typeof useGenerate>;

const askerOf = (userId: string, { generation }: ClientConfig): Asker => ({
  userId,
  hasModel: generation === "ai",
});

async function offerOrMake(
  { request, signal, isDecided }: Ask,
  understanding: Understanding | null,
  kind: ClientConfig["generation"] | undefined,
): Promise<{ offer: Offer } | { isUnclear: true } | Generated> {
  const settled = (await understanding?.settle(request.query)) ?? {};
  if (settled.isUnclear) return { isUnclear: true };
  // What is there already was found for the query alone, and may have what a correction leaves out.
  if (settled.request) return generate({ ...request, request: settled.request }, signal);
  if (isDecided || kind === "off") return generate(request, signal);
  const { same, recipes: others } = await nearest(request, signal);
  // A model can write recipes unlike any in the collection; the composer's are often there already.
  const recipes = kind === "ai" ? [] : others;
  const offer = { query: request.query, same, recipes };
  return same || recipes.length > 0 ? { offer } : generate(request, signal);
}

function noteOf(
  kind: ClientConfig["generation"] | undefined,
  { offline, off }: { offline: string; off: string },
): string | undefined {
  if (kind === "composer") return offline;
  return kind === "off" ? off : undefined;
}
