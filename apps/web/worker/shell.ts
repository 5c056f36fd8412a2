/** A file of the app; one without a revision has a hash in its name and never changes. */
export interface ShellFile {
  url: string;
  revision: string | null;
}

const PREFIX = "shell-";

/** The files of one version of the app, kept on this device under a name of their own. */
export function createShell(files: readonly ShellFile[]) {
  const name = nameOf(files);
  const open = async () => caches.open(await name);

  return {
    /** Fetches what is not there yet, one file after the other: the page that is open comes first. */
    async store(): Promise<void> {
      const cache = await open();
      for (const { url, revision } of files) {
        if (await cache.match(url)) continue;
        const cached = revision === null ? await cachedFile(url) : undefined;
        if (cached) await cache.put(url, cached);
        else await cache.add(new Request(url, { cache: revision === null ? "default" : "reload" }));
      }
    },

    /** Deletes all versions but this one and the one before it, which a page may still be of. */
    async forgetOlder(): Promise<void> {
      const mine = await name;
      const others = (await caches.keys()).filter((other) => other.startsWith(PREFIX) && other !== mine);
      await Promise.all(others.slice(0, -1).map((other) => caches.delete(other)));
    },

    /** Returns a file of this version. */
    file: async (path: string): Promise<Response | undefined> => (await open()).match(path),
  };
}

/** Returns the file cached at an address by any version, or by the page beside a user's answers. */
export const cachedFile = (url: string): Promise<Response | undefined> =>
  caches.match(url, { ignoreVary: true });

async function nameOf(files: readonly ShellFile[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(files));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return PREFIX + digest.slice(0, 8).join("-");
}
