import { ArrowDown, ArrowUp, FileText, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { IconButton } from "@/components/ui/button";
import { usePhotoMessages } from "@/features/photo-text/messages";
import { isByModel, type PhotoPage } from "@/features/photo-text/photo-pages";
import { useObjectUrl } from "@/features/photo-text/use-object-url";

interface PageListProps {
  pages: readonly PhotoPage[];
  isBusy: boolean;
  /** True if each page says who read it. */
  namesReader: boolean;
  onMove: (id: string, by: -1 | 1) => void;
  onTurn: (id: string) => void;
  onRemove: (id: string) => void;
  /** The id of the element that has the focus after the last page was removed. */
  emptyFocus: string;
}

/** Draws the chosen pages in their order, each with what can be done with it. */
export function PageList({
  pages,
  isBusy,
  namesReader,
  onMove,
  onTurn,
  onRemove,
  emptyFocus,
}: PageListProps) {
  const photo = usePhotoMessages();

  /** The pressed button moves along; at an end it is disabled, and the opposite button takes the focus. */
  function move(index: number, id: string, by: -1 | 1): void {
    flushSync(() => onMove(id, by));
    const arrivesAt = index + by;
    const goesUp = arrivesAt === pages.length - 1 || (by === -1 && arrivesAt > 0);
    focus(goesUp ? buttonIds.up(id) : buttonIds.down(id));
  }

  function remove(index: number, id: string): void {
    const next = pages[index + 1] ?? pages[index - 1];
    flushSync(() => onRemove(id));
    focus(next ? buttonIds.remove(next.id) : emptyFocus);
  }

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
                  id={buttonIds.up(page.id)}
                  icon={ArrowUp}
                  label={photo.moveUp(number)}
                  disabled={isBusy || index === 0}
                  onClick={() => move(index, page.id, -1)}
                />
                <IconButton
                  id={buttonIds.down(page.id)}
                  icon={ArrowDown}
                  label={photo.moveDown(number)}
                  disabled={isBusy || number === pages.length}
                  onClick={() => move(index, page.id, 1)}
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
                  id={buttonIds.remove(page.id)}
                  icon={Trash2}
                  variant="ghost-hot"
                  label={photo.remove(number)}
                  disabled={isBusy}
                  onClick={() => remove(index, page.id)}
                />
              </div>
              {page.failure && (
                <p role="alert" className="text-16 font-semibold text-hot">
                  {page.failure}
                </p>
              )}
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

/** The ids of the buttons that can get the focus. */
const buttonIds = {
  up: (id: string) => `page-up-${id}`,
  down: (id: string) => `page-down-${id}`,
  remove: (id: string) => `page-remove-${id}`,
};

const focus = (id: string) => document.getElementById(id)?.focus();

function Thumbnail({ page: { file, isPdf, turns } }: { page: PhotoPage }) {
  const url = useObjectUrl(isPdf ? null : file);
  const [isBroken, setBroken] = useState(false);
  return (
    <span className="grid h-22 w-22 place-items-center overflow-hidden rounded-field bg-sunken">
      {url && !isBroken ? (
        <img
          src={url}
          alt=""
          className="size-full object-cover"
          style={{ rotate: `${turns * 90}deg` }}
          onError={() => setBroken(true)}
        />
      ) : (
        <FileText aria-hidden className="size-8" />
      )}
    </span>
  );
}
