import { useEffect } from "react";
import { Redirect } from "wouter";
import { ErrorPage } from "@/components/ui/error-page";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/api/api-error";
import { useMessages } from "@/lib/i18n/i18n";
import { paths } from "@/lib/navigation/paths";
import { problemOf } from "@/lib/api/problem";

interface FailedRecipeProps {
  error: Error;
  onRetry: () => void;
}

/** Draws the page that replaces a recipe that failed to load. */
export function FailedRecipe({ error, onRetry }: FailedRecipeProps) {
  const messages = useMessages();
  const { common, errors } = messages;
  if (error instanceof ApiError && error.status === 404) return <GoneRecipe />;
  return (
    <ErrorPage
      title={common.error}
      lines={[problemOf(messages, error, errors.internal)]}
      action={<Button onClick={onRetry}>{common.retry}</Button>}
    />
  );
}

/**
 * Draws the page of a recipe that was deleted, or hidden from all but its owner: leads to the list and explains why.
 */
function GoneRecipe() {
  const { errors } = useMessages();
  const sentence = errors["recipe-not-found"];
  useEffect(() => void toasts.show({ title: sentence }), [sentence]);
  return <Redirect to={paths.recipes} replace />;
}
