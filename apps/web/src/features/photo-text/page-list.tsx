import { ArrowDown, ArrowUp, FileText, RotateCw, Trash2 } from "lucide-react";
import { IconButton } from "@/components/ui/button";
import { usePhotoMessages } from "@/features/photo-text/messages";
import { isByModel, type PhotoPage } from "@/features/photo-text/photo-pages";
import { useObjectUrl } from "@/features/photo-text/use-object-url";

interface PageListProps {
  pages: readonly PhotoPage[];
  isBusy: boolean;
  /** Whether each page says who read it. */
  namesReader: boolean;
  onMove: (id: string, by: -1 | 1) => void;
  onTurn: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Draws the chosen pages in their order, each with what can be done with it. */
export function PageList({ pages, isBusy, namesReader, onMove, onTurn, onRemove }: PageListProps) {
  const photo = usePhotoMessages();
  return (
    <ol aria-label={photo.pages} className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
      {pages.map((page, index) => {
        const number = index + 1;
        return (
          <li
            key={page.id}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-3 rounded-card bg-surface p-3 outlined"
          >
            <Thumbnail page={page} />
            <div className="grid min-w-0 gap-2">
              <p className="truncate">
                <span className="font-semibold">{photo.page(number)}</span>{" "}
                <span className="type-caption">{page.file.name}</span>
              </p>
              <div className="flex flex-wrap gap-1.5">
                <IconButton
                  icon={ArrowUp}
                  label={photo.moveUp(number)}
                  disabled={isBusy || index === 0}
                  onClick={() => onMove(page.id, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={photo.moveDown(number)}
                  disabled={isBusy || number === pages.length}
                  onClick={() => onMove(page.id, 1)}
                />
                {!page.isPdf && (
                  <IconButton
                    icon={RotateCw}
                    label={photo.turn(number)}
                    disabled={isBusy}
                    onClick={() => onTurn(page.id)}
                  />
                )}
                <IconButton
                  icon={Trash2}
                  variant="ghost-hot"
                  label={photo.remove(number)}
                  disabled={isBusy}
                  onClick={() => onRemove(page.id)}
                />
              </div>
              {page.failure && <p className="text-16 font-semibold text-hot">{page.failure}</p>}
              {namesReader && page.read && !page.isPdf && (
                <p className="type-caption">{isByModel([page]) ? photo.readByModel : photo.readHere}</p>
              )}
              {page.read?.every(({ text }) => text === "") && <p className="text-16">{photo.noText}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Thumbnail({ page: { file, isPdf, turns } }: { page: PhotoPage }) {
  const url = useObjectUrl(isPdf ? null : file);
  return (
    <span className="grid h-22 w-22 place-items-center overflow-hidden rounded-field bg-sunken">
      {url ? (
        <img src={url} alt="" className="size-full object-cover" style={{ rotate: `${turns * 90}deg` }} />
      ) : (
        <FileText aria-hidden className="size-8" />
      )}
    </span>
  );
}
