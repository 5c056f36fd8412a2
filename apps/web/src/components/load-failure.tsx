import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { problemOf } from "@/lib/api/problem";
import { useMessages } from "@/lib/i18n/i18n";

interface LoadFailureProps {
  error: Error;
  onRetry: () => unknown;
}

/** Draws why something could not be loaded, and the button that loads it again. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const messages = useMessages();
  return (
    <ErrorCard
      title={messages.common.error}
      lines={[problemOf(messages, error, messages.errors.internal)]}
      action={<Button onClick={() => void onRetry()}>{messages.common.retry}</Button>}
    />
  );
}
