import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "@/components/ui/lazy-part";
import { Section } from "@/components/ui/section";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { RestoreButton } from "@/features/profile/restore-button";
import { useAccountMessages } from "@/features/profile/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { failureOf } from "@/lib/api/problem";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useMayAdd } from "@/lib/session/may-add";

interface Leaver {
  user: { id: string; email: string; displayName?: string };
  /** Signs out, after the account was deleted. */
  onDeleted: () => Promise<void>;
}

const useDeleteDialog = lazyPart(() => import("@/features/profile/delete-account-dialog"));

/** Draws the section of the user's stored data, which can be downloaded and deleted. */
export function AccountSection({ user, onDeleted }: Leaver) {
  const accountMessages = useAccountMessages();
  const mayAdd = useMayAdd();
  return (
    <Section title={accountMessages.title}>
      <p className="mb-4 text-ink-2">{accountMessages.downloadText}</p>
      <div className="flex flex-wrap gap-2.5">
        <DownloadButton />
        {mayAdd && <RestoreButton />}
        <DeleteButton user={user} onDeleted={onDeleted} />
      </div>
    </Section>
  );
}

function DownloadButton() {
  const messages = useMessages();
  const accountMessages = useAccountMessages();
  const [busy, setBusy] = useState(false);
  const runAlone = useOneAtATime();

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { saveOwnData } = await import("@/features/profile/save-own-data");
      await saveOwnData();
    } catch (error) {
      const description = failureOf(messages, error, accountMessages.downloadFailed);
      toasts.show({ title: messages.common.error, description, variant: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="soft" size="small" busy={busy} onClick={() => runAlone(download)}>
      {!busy && <Download aria-hidden />}
      {busy ? accountMessages.downloading : accountMessages.download}
    </Button>
  );
}

function DeleteButton({ user, onDeleted }: Leaver) {
  const accountMessages = useAccountMessages();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const dialog = useDeleteDialog(asking, close);
  return (
    <>
      <Button variant="ghost-hot" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {accountMessages.delete}
      </Button>
      {asking && dialog && (
        <dialog.DeleteAccountDialog
          email={user.email || (user.displayName ?? "")}
          onClose={close}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
