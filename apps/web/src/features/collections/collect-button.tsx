import { LibraryBig } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/components/ui/lazy-part";
import { useCollectionMessages } from "@/features/collections/messages";
import { forgetCollectState, useCollectState } from "@/lib/navigation/collect-state";

const useCollectSheet = lazyPart(() => import("@/features/collections/collect-sheet"));

interface CollectButtonProps {
  userId: string;
  recipeId: string;
}

/** Draws the button that puts a recipe into collections; its sheet is open for a user who comes to do that. */
export default function CollectButton({ userId, recipeId }: CollectButtonProps) {
  const collections = useCollectionMessages();
  const [isPressed, setPressed] = useState(false);
  const wanted = useCollectState() !== null;
  const isOpen = isPressed || wanted;
  const close = () => {
    if (wanted) forgetCollectState();
    setPressed(false);
  };
  const sheet = useCollectSheet(isOpen, close);
  return (
    <>
      <Button variant="soft" size="small" aria-haspopup="dialog" onClick={() => setPressed(true)}>
        <LibraryBig aria-hidden />
        {collections.addTo}
      </Button>
      <Suspense>
        {isOpen && sheet && <sheet.default userId={userId} recipeIds={[recipeId]} onClose={close} />}
      </Suspense>
    </>
  );
}
