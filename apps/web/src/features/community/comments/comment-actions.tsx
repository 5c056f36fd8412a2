import type { Comment } from "@larder/domain/community/comment";
import { Ban, Flag, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import { BlockDialog } from "@/features/community/people/block-dialog";
import { RemoveCommentDialog } from "@/features/community/comments/remove-comment-dialog";
import { useCommunityMessages } from "@/features/community/messages";
import { ReportSheet } from "@/features/community/report-sheet";
import { useMessages } from "@/lib/i18n/i18n";

interface CommentActionsProps {
  comment: Comment;
  /** The name under which the comment is shown. */
  name: string;
  recipeId: string;
  mayRemove: boolean;
  isOwn: boolean;
  onClose: () => void;
}

/** Draws what a reader can do with a comment: delete it, report it, or block its author. */
export function CommentActions({ comment, name, recipeId, mayRemove, isOwn, onClose }: CommentActionsProps) {
  const { common } = useMessages();
  const community = useCommunityMessages();
  const [chosen, setChosen] = useState<"remove" | "report" | "block">();
  const { id, author } = comment;

  if (chosen === "remove") return <RemoveCommentDialog id={id} recipeId={recipeId} onClose={onClose} />;
  if (chosen === "report")
    return <ReportSheet kind="comment" id={id} title={community.reportTitle} onClose={onClose} />;
  if (chosen === "block") return <BlockDialog id={author.id} name={name} onClose={onClose} />;
  return (
    <Sheet open fits onOpenChange={onClose} title={community.actionsTitle} closeLabel={common.close}>
      <div className="-ml-5 grid grid-cols-1 justify-items-start gap-2.5">
        {mayRemove && (
          <Button variant="ghost-hot" onClick={() => setChosen("remove")}>
            <Trash2 aria-hidden />
            {community.remove}
          </Button>
        )}
        {!isOwn && (
          <>
            <Button variant="ghost" onClick={() => setChosen("report")}>
              <Flag aria-hidden />
              {community.report}
            </Button>
            <Button variant="ghost" onClick={() => setChosen("block")}>
              <Ban aria-hidden />
              <span className="min-w-0 wrap-anywhere">{community.block(name)}</span>
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
