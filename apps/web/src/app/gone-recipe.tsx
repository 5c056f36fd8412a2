import { useEffect } from "react";
import { Redirect } from "wouter";
import { toasts } from "@/components/ui/toast-store";
import { useMessages } from "@/lib/i18n";
import { paths } from "@/lib/paths";

/** A recipe that was deleted, or hidden from all but its owner: leads to the list, and says why one is there. */
export function GoneRecipe() {
  const { errors } = useMessages();
  const sentence = errors["recipe-not-found"];
  useEffect(() => void toasts.show({ title: sentence }), [sentence]);
  return <Redirect to={paths.recipes} replace />;
}
