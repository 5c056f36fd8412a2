import { Ban } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { useCommunityMessages } from "@/features/community/messages";
import { BlockDialog } from "@/features/community/people/block-dialog";
import { UnblockButton } from "@/features/community/people/unblock-button";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";

interface AuthorHeaderProps {
  id: string;
  name: string;
  isBlocked: boolean;
  /** Whether the reader can block this author: visitors and the author cannot. */
  mayBlock: boolean;
  /** The number of the author's shared recipes. */
  total: number;
}

/** Draws the head of an author's page: their name, the number of their recipes, and the button that blocks them. */
export function AuthorHeader({ id, name, isBlocked, mayBlock, total }: AuthorHeaderProps) {
  const { common } = useMessages();
  const community = useCommunityMessages();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        back={{ href: paths.recipes, label: common.backToRecipes }}
        note={total > 0 ? community.authorRecipes(total) : ""}
        {...(mayBlock && {
          actions: isBlocked ? (
            <UnblockButton id={id} name={name} />
          ) : (
            <Button
              variant="ghost"
              size="small"
              aria-label={community.block(name)}
              aria-haspopup="dialog"
              onClick={() => setAsking(true)}
            >
              <Ban aria-hidden />
              {community.blockConfirm}
            </Button>
          ),
        })}
      />
      {isBlocked && <p className="mb-4 type-label">{community.blockedHere}</p>}
      {isAsking && <BlockDialog id={id} name={name} onClose={() => setAsking(false)} />}
    </>
  );
}
