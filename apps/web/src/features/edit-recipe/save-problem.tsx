import { X } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import { ApiError } from "@/lib/api/api-error";
import { useMessages } from "@/lib/i18n/i18n";
import { problemOf } from "@/lib/api/problem";

interface SaveProblemProps {
  error: Error | null;
  /** The title when the server refused to save. */
  refused: string;
  /** The title when the server could not be asked. */
  failed: string;
  onDismiss: () => void;
}

/** Reports that saving failed, visible from anywhere in the form. The input is still there. */
export function SaveProblem({ error, refused, failed, onDismiss }: SaveProblemProps) {
  const messages = useMessages();
  const { common } = messages;
  const wasRefused = error instanceof ApiError && error.status > 0;
  return (
    <div role="alert" className="sticky top-19 z-10 mx-auto max-w-190 empty:hidden">
      {error && (
        <div className="slip-hot mb-5 flex items-start gap-2 rounded-card bg-surface py-2 pr-1 pb-3.5 pl-4">
          <div className="min-w-0 flex-1 py-2.5">
            <p className="type-name">{wasRefused ? refused : failed}</p>
            <p className="mt-1 text-16 text-ink-2 empty:hidden">{problemOf(messages, error, "")}</p>
          </div>
          <IconButton variant="ghost" icon={X} label={common.dismiss} onClick={onDismiss} />
        </div>
      )}
    </div>
  );
}
