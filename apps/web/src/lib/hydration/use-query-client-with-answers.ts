import type { QueryClient } from "@tanstack/react-query";
import { use, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { addressOf } from "@/lib/api/api-client";
import { createQueryClient } from "@/lib/api/query-client";
import { type DocumentState, DocumentStateContext } from "@/lib/hydration/document-state";
import { pageReads } from "@/lib/hydration/page-reads";
import { cacheAnswer } from "@/lib/offline/cached-answers";

/**
 * Returns a query cache for a user, which holds the answers that came with the document, if they are this user's.
 *
 * @param userId undefined for a visitor
 */
export function useQueryClientWithAnswers(userId: string | undefined): QueryClient {
  const rendered = use(DocumentStateContext);
  const [path] = useLocation();
  const [{ client, reads }] = useState(() => {
    const answers = rendered && rendered.session.user?.id === userId ? answersOf(rendered, path) : [];
    const created = createQueryClient();
    for (const { read, answer } of answers) read.store(created, answer);
    return { client: created, reads: answers };
  });
  useEffect(() => {
    // Who comes after this user asks the server.
    if (rendered) rendered.answers = [];
    for (const { read, answer } of reads)
      void cacheAnswer(
        "mine",
        addressOf(read.endpoint.path, read.params, read.query),
        JSON.stringify(answer),
      );
  }, [rendered, reads]);
  return client;
}

function answersOf({ answers, search }: DocumentState, path: string) {
  const reads = pageReads(path, import.meta.env.SSR ? (search ?? "") : location.search) ?? [];
  return reads.slice(0, answers.length).map((read, index) => ({ read, answer: answers[index] }));
}
