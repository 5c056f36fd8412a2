import { useLocation } from "wouter";
import { toasts } from "@/components/ui/toast-store";
import { useGenerateRecipe } from "@/features/generate/api";
import { generateProblem } from "@/features/generate/generate-problem";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { useSession } from "@/lib/session";

/**
 * Generates what is asked and leads to the new recipe. A blank query is no question; visitors are asked to sign in.
 *
 * @param listKey what knows of the collection and is loaded anew afterwards
 */
export function useGenerate(listKey: readonly unknown[]) {
  const messages = useMessages();
  const { user, config } = useSession();
  const [path, navigate] = useLocation();
  const { mutate, isPending } = useGenerateRecipe(listKey);
  const words = messages.generate;

  function askToSignIn(): void {
    toasts.show({
      title: messages.common.error,
      description: words.loginRequired,
      look: "destructive",
      action: { label: messages.login.signIn, onSelect: () => navigate(paths.login(path)) },
    });
  }

  function generate(query: string): void {
    if (query.trim() === "") return;
    if (!user) return askToSignIn();
    mutate(
      { userId: user.id, query: query.trim() },
      {
        onSuccess: ({ slug }) => {
          toasts.show({ title: messages.common.success, description: words.done });
          navigate(paths.recipe(slug));
        },
        onError: (error) =>
          toasts.show({
            title: messages.common.error,
            description: generateProblem(messages, error),
            look: "destructive",
          }),
      },
    );
  }

  return {
    generate,
    isPending,
    /** Said beside the form where nothing is set up that could answer. */
    note: config?.generation === "off" ? words.off : undefined,
  };
}
