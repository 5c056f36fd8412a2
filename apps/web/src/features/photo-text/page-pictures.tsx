import { useEffect, useState } from "react";
import { pageBlob } from "@/features/photo-text/page-blob";
import { PagePicture } from "@/features/photo-text/page-picture";
import type { PhotoPage } from "@/features/photo-text/photo-pages";

/** Shows the pictures of the pages that were read, below each other. */
export function PagePictures({ pages }: { pages: readonly PhotoPage[] }) {
  return (
    <div className="grid content-start gap-4">
      {pages.map((page, index) => {
        if (page.isPdf || !page.read) return null;
        return <PictureOf key={`${page.id} ${page.turns}`} page={page} number={index + 1} />;
      })}
    </div>
  );
}

/** The picture as it was sent: the words stand where they were found on it. */
function PictureOf({ page, number }: { page: PhotoPage; number: number }) {
  const [blob, setBlob] = useState<Blob | null>(null);
  useEffect(() => {
    let isShown = true;
    void pageBlob(page).then((sent) => {
      if (isShown) setBlob(sent);
    });
    return () => {
      isShown = false;
    };
  }, [page]);
  return blob && <PagePicture blob={blob} number={number} read={page.read?.[0]} />;
}
