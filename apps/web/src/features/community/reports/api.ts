import { setCommentHidden } from "@larder/domain/contract/community";
import { changePerson } from "@larder/domain/contract/people";
import { setRecipeHidden } from "@larder/domain/contract/recipes";
import { listReports, updateReport, warnAuthor } from "@larder/domain/contract/reports";
import type { QueuedReport, ReportStatus } from "@larder/domain/community/report";
import { infiniteQueryOptions, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";
import { useExclusiveMutation } from "@/lib/forms/use-exclusive-mutation";

const PAGE = "20";

const reportsKey = ["reports"] as const;

/** Runs a call of the administrator, whose session may have expired. */
export type Guard = <T>(work: Promise<T>) => Promise<T>;

/** Queries the reported things. What they say is not cached once the list is left. */
export const reportsQuery = (status: ReportStatus | undefined, guard: Guard) =>
  infiniteQueryOptions({
    queryKey: [...reportsKey, status],
    queryFn: ({ pageParam, signal }) =>
      guard(
        call(listReports, {
          query: { limit: PAGE, ...(status && { status }), ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    gcTime: 0,
  });

/** A change of a reported thing or of its author. */
export type ReportChange =
  | { change: "done"; value: boolean }
  | { change: "hidden"; value: boolean }
  | { change: "suspended"; value: boolean }
  | { change: "warned"; value: string };

/** Makes a change, and then loads the queue anew. */
export function useChangeReport(report: QueuedReport, guard: Guard) {
  const cache = useQueryClient();
  return useExclusiveMutation({
    mutationFn: (change: ReportChange) => guard(send(report, change)),
    onSuccess: () => cache.invalidateQueries({ queryKey: reportsKey }),
  });
}

function send({ id, recipe, commentId, author }: QueuedReport, { change, value }: ReportChange) {
  switch (change) {
    case "done":
      return call(updateReport, { params: { id }, body: { done: value } });
    case "hidden":
      return commentId === undefined
        ? call(setRecipeHidden, { params: { id: recipe.id }, body: { isHidden: value } })
        : call(setCommentHidden, { params: { id: commentId }, body: { isHidden: value } });
    case "suspended":
      return call(changePerson, { params: { id: author?.id ?? "" }, body: { isSuspended: value } });
    case "warned":
      return call(warnAuthor, { params: { id }, body: { text: value } });
  }
}
