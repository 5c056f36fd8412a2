import { signInOver } from "@larder/api/testing/running-server";

export interface Answer {
  status: number;
  etag: string;
  /** The parsed body. */
  body: { recipe?: StoredRecipe; recipes?: StoredRecipe[]; isBookmarked?: boolean };
}

export interface StoredRecipe {
  id: string;
  name: string;
  slug: string;
  version: number;
  description?: string;
  steps: { main_step: string; sub_steps: { description: string }[] }[];
  tags: string[];
}

export type Send = (method: string, path: string, body?: object, headers?: object) => Promise<Answer>;

/** Returns a function that sends requests of one user to a server, and that user's session for other servers. */
export async function signedIn(url: string): Promise<{ send: Send; on: (otherUrl: string) => Send }> {
  const { token } = await signInOver(url, "cook");
  const on =
    (server: string): Send =>
    async (method, path, body, headers) => {
      const answer = await fetch(server + path, {
        method,
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", ...headers },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, etag: answer.headers.get("etag") ?? "", body: JSON.parse(text) };
    };
  return { send: on(url), on };
}
