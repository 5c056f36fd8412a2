import type { GalleryMessages } from "@larder/domain/messages/messages";
import type { ImageSources } from "@larder/domain/picture/picture-sources";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { IconButton } from "@/components/ui/button";
import { Modal, ModalTitle } from "@/components/ui/modal";
import { useMessages } from "@/lib/i18n/i18n";

interface PictureViewerProps {
  pictures: readonly ImageSources[];
  recipe: string;
  /** The index of the picture that is shown; null while the viewer is closed. */
  index: number | null;
  onShow: (index: number | null) => void;
  gallery: GalleryMessages;
}

/** Shows one of several pictures as large as the screen allows; arrow keys and buttons show the others. */
export function PictureViewer({ pictures, recipe, index, onShow, gallery }: PictureViewerProps) {
  const { common } = useMessages();
  const shown = index === null ? undefined : pictures[index];
  const at = index ?? 0;
  const count = pictures.length;

  /** The first picture follows the last: no button is ever disabled, which would lose the focus. */
  function show(next: number): void {
    onShow((next + count) % count);
  }

  function turn(event: KeyboardEvent): void {
    if (event.key === "ArrowLeft") show(at - 1);
    if (event.key === "ArrowRight") show(at + 1);
  }

  return (
    <Modal
      open={shown !== undefined}
      onOpenChange={() => onShow(null)}
      onKeyDown={turn}
      data-slot="picture-viewer"
      className="inset-0 flex flex-col bg-sheet fade"
    >
      <div className="flex items-center gap-2 px-(--gutter) py-2">
        <ModalTitle>{gallery.picture(at + 1, count)}</ModalTitle>
        {count > 1 && (
          <>
            <IconButton
              variant="ghost"
              icon={ArrowLeft}
              label={gallery.previous}
              onClick={() => show(at - 1)}
            />
            <IconButton variant="ghost" icon={ArrowRight} label={gallery.next} onClick={() => show(at + 1)} />
          </>
        )}
        <IconButton icon={X} label={common.close} onClick={() => onShow(null)} />
      </div>
      {shown && (
        <Picture key={shown.src} picture={shown} label={`${gallery.picture(at + 1, count)}: ${recipe}`} />
      )}
    </Modal>
  );
}

function Picture({ picture, label }: { picture: ImageSources; label: string }) {
  const { placeholder: _placeholder, colour: _colour, ...source } = picture;
  return <img {...source} alt={label} sizes="100vw" className="min-h-0 w-full flex-1 object-contain" />;
}
