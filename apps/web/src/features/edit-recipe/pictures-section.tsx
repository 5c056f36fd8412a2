import { PICTURE_TYPES } from "@larder/domain/picture/picture-limits";
import { EDITABLE_FIELDS } from "@larder/domain/recipe/editable-fields";
import { imageSources } from "@larder/domain/picture/picture-sources";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { ArrowLeft, ArrowRight, ImagePlus, X } from "lucide-react";
import { useEffect } from "react";
import { IconButton } from "@/components/ui/button";
import { FileButton } from "@/components/ui/file-button";
import { withMovedPicture, withoutPicture, withPicture } from "@/features/edit-recipe/form/edit-form-extras";
import { type FormPart, FormSection } from "@/features/edit-recipe/form-section";
import { lastFieldIds } from "@/features/edit-recipe/last-field-ids";
import { useLastMessages } from "@/features/edit-recipe/last-messages";
import { useSendPictures } from "@/features/edit-recipe/use-send-pictures";
import { API_BASE } from "@/lib/api/api-base";

const PICTURE_ACCEPT = PICTURE_TYPES.join(",");

interface PicturesSectionProps extends FormPart {
  onBusy: (isBusy: boolean) => void;
}

const { maxEntries: MOST } = EDITABLE_FIELDS.moreImages;

/** The pictures after the first one, in their order; moving the first of them forward makes it the one that lists show. */
export function PicturesSection({ form, change, focusNext, onBusy }: PicturesSectionProps) {
  const editLast = useLastMessages();
  const { sending, isBusy, send } = useSendPictures((image) =>
    change({ type: "apply", change: (before) => withPicture(before, image) }),
  );
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  const { moreImages } = form;
  const isFull = moreImages.length >= MOST;

  function move({ url }: RecipeImage, index: number, by: -1 | 1): void {
    change({ type: "apply", change: (before) => withMovedPicture(before, url, by) });
    const to = Math.max(0, index + by);
    const isLast = to === moreImages.length - 1;
    focusNext(by === 1 && !isLast ? lastFieldIds.movePictureLater(to) : lastFieldIds.movePictureEarlier(to));
  }

  function remove({ url }: RecipeImage): void {
    change({ type: "apply", change: (before) => withoutPicture(before, url) });
    focusNext(lastFieldIds.addPictures);
  }

  return (
    <FormSection title={editLast.morePictures}>
      {moreImages.length > 0 && (
        <ol className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-3">
          {moreImages.map((image, index) => (
            <li key={image.url} className="min-w-0 overflow-hidden rounded-field border-[1.5px] border-edge">
              <Thumbnail image={image} label={editLast.pictureNumber(index + 2)} />
              <div className="flex justify-between bg-surface">
                <IconButton
                  id={lastFieldIds.movePictureEarlier(index)}
                  variant="ghost"
                  icon={ArrowLeft}
                  label={editLast.movePictureEarlier(index + 2)}
                  onClick={() => move(image, index, -1)}
                />
                <IconButton
                  id={lastFieldIds.movePictureLater(index)}
                  variant="ghost"
                  icon={ArrowRight}
                  label={editLast.movePictureLater(index + 2)}
                  disabled={index === moreImages.length - 1}
                  onClick={() => move(image, index, 1)}
                />
                <IconButton
                  variant="ghost"
                  icon={X}
                  label={editLast.removePictureNumber(index + 2)}
                  onClick={() => remove(image)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <FileButton
        accept={PICTURE_ACCEPT}
        id={lastFieldIds.addPictures}
        icon={<ImagePlus aria-hidden />}
        label={editLast.addPictures}
        multiple
        disabled={isBusy || isFull}
        onFiles={(files) => send(files.slice(0, MOST - moreImages.length))}
      />
      <output className="mt-2 block type-caption empty:hidden">
        {isBusy
          ? editLast.sendingPictures(sending.number, sending.count)
          : isFull && editLast.picturesFull(MOST)}
      </output>
      <p role="alert" className="mt-2 text-16 font-semibold text-hot empty:hidden">
        {sending.problem}
      </p>
    </FormSection>
  );
}

function Thumbnail({ image, label }: { image: RecipeImage; label: string }) {
  const sources = imageSources(image, API_BASE);
  if (!sources) return null;
  const { placeholder: _, colour, ...source } = sources;
  return (
    <img
      {...source}
      alt={label}
      sizes="200px"
      loading="lazy"
      className="aspect-4/3 w-full bg-sunken object-cover cover-light"
      style={colour ? { backgroundColor: colour } : undefined}
    />
  );
}
