import {
  SHARED_CACHE,
  SHARED_NAME,
  SHARED_PAGE,
  SHARED_TEXTS,
  sharedFile,
  type SharedTexts,
} from "../shared-cache.ts";

/** Keeps what another app shares on this device, and leads to the page that takes it. */
export async function receiveShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const files = form.getAll("files").filter((file) => file instanceof File);
  const texts: SharedTexts = {
    title: textOf(form, "title"),
    text: textOf(form, "text"),
    url: textOf(form, "url"),
    files: files.length,
  };
  await caches.delete(SHARED_CACHE);
  const cache = await caches.open(SHARED_CACHE);
  for (const [index, file] of files.entries()) {
    const headers = { "content-type": file.type, [SHARED_NAME]: encodeURIComponent(file.name) };
    await cache.put(sharedFile(index), new Response(file, { headers }));
  }
  await cache.put(SHARED_TEXTS, Response.json(texts));
  return Response.redirect(SHARED_PAGE, 303);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
