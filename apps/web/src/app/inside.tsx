import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ProduceSymbols } from "@larder/covers/produce-symbols";
import { browserLanguage } from "@/lib/door-messages";
import { MessagesProvider } from "@/lib/i18n";
import { createQueryClient } from "@/lib/query-client";
import { useSession } from "@/lib/session";
import { KeepBookmarked } from "./keep-bookmarked";
import { Layout } from "./layout";
import { LoadAgain } from "./load-again";
import { OfflineNote } from "./offline-note";
import { useEndOfFailures } from "./use-end-of-failures";

interface InsideProps {
  /** Without navigation, as on the pages of a recipe. */
  bare: boolean;
  children: ReactNode;
}

/** What stands round every page past the door. What one user has loaded is dropped before another comes. */
export default function Inside({ bare, children }: InsideProps) {
  const { user } = useSession();
  return (
    <MessagesProvider language={user?.preferredLanguage ?? browserLanguage()}>
      <Loaded key={user?.id ?? "visitor"}>
        <OfflineNote />
        {bare ? children : <Layout>{children}</Layout>}
        <ProduceSymbols />
        {user && <KeepBookmarked userId={user.id} />}
      </Loaded>
    </MessagesProvider>
  );
}

function Loaded({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEndOfFailures(client);
  return (
    <QueryClientProvider client={client}>
      {children}
      <LoadAgain />
    </QueryClientProvider>
  );
}
