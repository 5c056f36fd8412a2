import type { AuthMessages } from "@larder/domain/messages/messages";
import { Component, type ReactNode } from "react";
import { ErrorCard } from "@/components/ui/error-card";
import { Button } from "@/components/ui/button";
import { Page } from "@/components/ui/page";
import { FullScreenSpinner } from "@/components/ui/spinner";
import { isMissingPart } from "@/lib/lazy/import-part";
import { reloadForMissingPage } from "@/lib/offline/service-worker";

interface PageBoundaryProps {
  messages: AuthMessages;
  children: ReactNode;
}

/**
 * Replaces a page that could not be shown: most often a part of the app that was not on this device yet. The app is
 * reloaded for a missing page only. A dialog that is missing reports it, and the input on its page stays.
 */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean; isReloading: boolean }> {
  override state = { failed: false, isReloading: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingPart(error)) this.setState({ isReloading: reloadForMissingPage() });
  }

  override render() {
    const { messages, children } = this.props;
    if (!this.state.failed) return children;
    if (this.state.isReloading) return <FullScreenSpinner label={messages.common.loading} />;
    const { title, text, retry } = messages.offline;
    return (
      <Page className="grid min-h-dvh place-items-center">
        <h1 className="sr-only">{messages.common.error}</h1>
        {navigator.onLine ? (
          <ErrorCard
            title={messages.common.error}
            lines={[messages.common.broken]}
            action={<Button onClick={() => location.reload()}>{retry}</Button>}
          />
        ) : (
          <ErrorCard
            title={title}
            lines={[text]}
            action={<Button onClick={() => location.reload()}>{retry}</Button>}
          />
        )}
      </Page>
    );
  }
}
