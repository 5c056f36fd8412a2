import type { ReactNode } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { ErrorPage } from "@/components/ui/error-page";
import { Button } from "@/components/ui/button";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { useAuthMessages } from "@/lib/i18n/auth-messages";
import { paths } from "@/lib/navigation/paths";
import { useSession } from "@/lib/session/session";

interface ProtectedProps {
  /** Whether visitors see the page, too, with public browsing. */
  open?: boolean;
  children: ReactNode;
}

/** Shows a page to users who may see it; visitors are led to sign-in and back. */
export function Protected({ open = false, children }: ProtectedProps) {
  const { user, loading, failed, config, retry } = useSession();
  const messages = useAuthMessages();
  const [path] = useLocation();
  const search = useSearch();

  if (failed) {
    const { title, text, retry: tryAgain } = messages.offline;
    return <ErrorPage title={title} lines={[text]} action={<Button onClick={retry}>{tryAgain}</Button>} />;
  }
  if (loading) return <FullScreenSpinner label={messages.common.loading} />;
  if (user || (open && config?.publicBrowsing)) return children;
  return <Redirect to={paths.login(search ? `${path}?${search}` : path)} replace />;
}
