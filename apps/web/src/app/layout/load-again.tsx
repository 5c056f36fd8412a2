import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { connection, useReachable } from "@/lib/offline/connection";

/** Reloads the queries that failed while the server was out of reach, as soon as it answers again, and no others. */
export function LoadAgain() {
  const client = useQueryClient();
  const reachable = useReachable();
  const wasReachable = useRef(reachable);
  useEffect(() => {
    if (reachable && !wasReachable.current) void client.invalidateQueries({ predicate: hasFailedSince });
    wasReachable.current = reachable;
  }, [client, reachable]);
  return null;
}

/**
 * Returns whether a query failed or was answered from this device since the connection was lost: any answer of the
 * server would have ended that time.
 */
function hasFailedSince({ state }: Query): boolean {
  return Math.max(state.errorUpdatedAt, state.dataUpdatedAt) >= connection.lostAt();
}
