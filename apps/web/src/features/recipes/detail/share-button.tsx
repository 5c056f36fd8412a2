import { Check, Share2 } from "lucide-react";
import { ToolbarButton } from "@/components/ui/toolbar-button";
import { toasts } from "@/components/ui/toast-store";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { shareLink } from "@/lib/navigation/share-link";

/** Passes the link to a recipe on. */
export function ShareButton({
  recipe,
  className,
}: {
  recipe: { name: string; slug: string };
  className?: string;
}) {
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
    <ToolbarButton icon={Share2} label={detail.share} className={className} onClick={() => void share()} />
  );
}
