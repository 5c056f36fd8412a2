import type { QueryClient } from "@tanstack/react-query";
import { use, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { createQueryClient } from "@/lib/api/query-client";
import {
  answersIn,
  type DocumentState,
  DocumentStateContext,
  forgetAnswers,
} from "@/lib/hydration/document-state";
import { pageOf, storeAnswers } from "@/app/hydration/page-answers";
import { cacheAnswer } from "@/lib/offline/cached-answers";

/**
 * Returns a query cache for a user, which holds the answers that came with the document, if they are this user's.
 *
 * @param userId undefined for a visitor
 */
export function useQueryClientWithAnswers(userId: string | undefined): QueryClient {
  const rendered = use(DocumentStateContext);
  const [path] = useLocation();
  const [client] = useState(() => {
    const created = createQueryClient();
    const answers = answersFor(userId, rendered).map(({ answer }) => answer);
    const page = pageOf(path, import.meta.env.SSR ? (rendered?.search ?? "") : location.search);
    if (page && answers.length > 0) storeAnswers(created, page, answers);
    return created;
  });
  useEffect(() => {
    for (const { address, answer } of answersFor(userId, rendered))
      void cacheAnswer("mine", address, JSON.stringify(answer));
    if (rendered) forgetAnswers(rendered);
  }, [rendered, userId]);
  return client;
}

function answersFor(userId: string | undefined, rendered: DocumentState | null): DocumentState["answers"] {
  return rendered && rendered.session.user?.id === userId ? answersIn(rendered) : [];
}
