import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { latePart } from "@/components/ui/late-part";
import { Board } from "@/components/ui/board";
import { Key } from "@/components/ui/key";
import { toasts } from "@/components/ui/toast-store";
import { RestoreKey } from "@/features/profile/restore-key";
import { useAccountWords } from "@/features/profile/words";
import { useMessages } from "@/lib/i18n/i18n";
import { failureOf } from "@/lib/api/problem";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

interface Leaver {
  user: { id: string; email: string };
  /** Signs out, once the account is gone. */
  onDeleted: () => Promise<void>;
}

const useDeleteDialog = latePart(() => import("@/features/profile/delete-account-dialog"));

/** What is kept about a user: to be taken along, and to be deleted. */
export function AccountBoard({ user, onDeleted }: Leaver) {
  const words = useAccountWords();
  return (
    <Board title={words.title}>
      <p className="mb-4 text-ink-2">{words.downloadText}</p>
      <div className="flex flex-wrap gap-2.5">
        <DownloadKey />
        <RestoreKey />
        <DeleteKey user={user} onDeleted={onDeleted} />
      </div>
    </Board>
  );
}

function DownloadKey() {
  const messages = useMessages();
  const words = useAccountWords();
  const [busy, setBusy] = useState(false);
  const runAlone = useOneAtATime();

  async function download(): Promise<void> {
    setBusy(true);
    try {
      const { saveOwnData } = await import("@/features/profile/save-own-data");
      await saveOwnData();
    } catch (error) {
      const description = failureOf(messages, error, words.downloadFailed);
      toasts.show({ title: messages.common.error, description, look: "destructive" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Key look="soft" size="small" busy={busy} onClick={() => runAlone(download)}>
      {!busy && <Download aria-hidden />}
      {busy ? words.downloading : words.download}
    </Key>
  );
}

function DeleteKey({ user, onDeleted }: Leaver) {
  const words = useAccountWords();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const dialog = useDeleteDialog(asking, close);
  return (
    <>
      <Key look="ghost-hot" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        {words.delete}
      </Key>
      {asking && dialog && (
        <dialog.DeleteAccountDialog email={user.email} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}
