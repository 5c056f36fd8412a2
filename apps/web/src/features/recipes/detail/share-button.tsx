import { Check, Share2 } from "lucide-react";
import { ToolbarButton } from "@/components/ui/toolbar-button";
import { toasts } from "@/components/ui/toast-store";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { shareLink } from "@/lib/navigation/share-link";

interface ShareButtonProps {
  recipe: { name: string; slug: string };
  className?: string;
  /** Opens the choice of ways to share; without it the address of the recipe is passed on at once. */
  onChoose?: ((share: () => void) => void) | undefined;
}

/** Passes the link to a recipe on. */
export function ShareButton({ recipe, className, onChoose }: ShareButtonProps) {
  const { detail, common } = useMessages();

  async function share(): Promise<void> {
    const url = location.origin + paths.recipe(recipe.slug);
    const outcome = await shareLink({ title: recipe.name, url });
    if (outcome === "copied") toasts.show({ title: detail.linkCopied, description: url, icon: Check });
    if (outcome === "failed") {
      toasts.show({
        title: common.error,
        description: `${detail.shareFailed}\n${url}`,
        variant: "destructive",
      });
    }
  }

  return (
    <ToolbarButton
      icon={Share2}
      label={detail.share}
      className={className}
      onClick={() => (onChoose ? onChoose(() => void share()) : void share())}
    />
  );
}
