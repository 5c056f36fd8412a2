import { useEffect, useEffectEvent } from "react";

/** Takes a picture that is pasted anywhere on the page. Where there is text as well, as from a document, the text is meant. */
export function usePastedPicture(onPicture: (file: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { files, types = [] } = event.clipboardData ?? {};
    const picture = [...(files ?? [])].find((file) => file.type.startsWith("image/"));
    if (!picture || types.includes("text/plain")) return;
    event.preventDefault();
    onPicture(picture);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}
