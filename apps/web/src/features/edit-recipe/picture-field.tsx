import { PICTURE_TYPES } from "@larder/domain/picture/picture-limits";
import { imageSources } from "@larder/domain/picture/picture-sources";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { Camera, ImageUp, Trash2 } from "lucide-react";
import { type ComponentProps, type DragEvent, useEffect, useId, useRef, useState } from "react";
import { Cover } from "@larder/covers/cover";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { FileButton } from "@/components/ui/file-button";
import { type Sending, useSendPicture } from "@/features/edit-recipe/use-send-picture";
import { usePastedPicture } from "@/features/edit-recipe/use-pasted-picture";
import { API_BASE } from "@/lib/api/api-base";
import { cn } from "@/lib/cn";
import { useEditMessages } from "@/features/edit-recipe/messages";

const PICTURE_ACCEPT = PICTURE_TYPES.join(",");

interface PictureFieldProps {
  image: RecipeImage | null;
  onChange: (image: RecipeImage | null) => void;
  /** The recipe's name, for the cover that is drawn where there is no picture. */
  name: string;
  tags: readonly string[];
  /** The names of the ingredients. */
  ingredients?: readonly string[];
  /** Called when an upload begins and ends: a recipe saved in between is saved without the picture. */
  onBusy?: (isBusy: boolean) => void;
}

/** The picture of a recipe: chosen, taken, dropped or pasted. It is sent at once and belongs to the recipe when that is saved. */
export function PictureField({ image, onChange, onBusy, ...dish }: PictureFieldProps) {
  const edit = useEditMessages();
  const { sending, send, forget } = useSendPicture(onChange);
  const chooser = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const isBusy = sending.step === "preparing" || sending.step === "sending";
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  usePastedPicture(send);

  function remove(): void {
    forget();
    onChange(null);
    chooser.current?.focus();
  }

  return (
    <fieldset aria-label={edit.picture} aria-describedby={hintId} className="mb-6">
      <DropFrame onFile={send}>
        <Preview image={image} {...dish} />
        {isBusy && (
          <div className="absolute inset-0 grid place-items-center bg-surface/70">
            <Spinner className="size-10" />
          </div>
        )}
      </DropFrame>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <FileButton
          accept={PICTURE_ACCEPT}
          ref={chooser}
          icon={<ImageUp aria-hidden />}
          label={image ? edit.chooseOtherPicture : edit.choosePicture}
          onFiles={([file]) => file && send(file)}
        />
        <FileButton
          accept={PICTURE_ACCEPT}
          className="not-pointer-coarse:hidden"
          icon={<Camera aria-hidden />}
          label={edit.takePhoto}
          capture="environment"
          onFiles={([file]) => file && send(file)}
        />
        {image && (
          <Button variant="ghost-hot" size="small" onClick={remove}>
            <Trash2 aria-hidden />
            {edit.removePicture}
          </Button>
        )}
      </div>
      <p id={hintId} className="mt-2 type-caption pointer-coarse:hidden">
        {edit.pictureHint}
      </p>
      <Progress sending={sending} />
    </fieldset>
  );
}

function Preview({ image, ...dish }: Omit<PictureFieldProps, "onChange" | "onBusy">) {
  const edit = useEditMessages();
  const sources = imageSources(image ?? undefined, API_BASE);
  if (!sources) return <Cover {...dish} width={560} height={315} />;
  const { placeholder, colour, ...source } = sources;
  return (
    <img
      // Another picture is another element: the old one must not stay in the frame until the new one has come.
      key={source.src}
      {...source}
      alt={edit.pictureOf(dish.name)}
      sizes="(min-width: 48rem) 760px, 100vw"
      className="absolute inset-0 size-full bg-sunken bg-cover object-cover cover-light"
      style={{
        ...(colour && { backgroundColor: colour }),
        ...(placeholder && { backgroundImage: `url(${placeholder})` }),
      }}
    />
  );
}

/** The frame of the picture; a file can be dropped on it. */
function DropFrame({ onFile, children }: { onFile: (file: File) => void } & ComponentProps<"div">) {
  const [isOver, setIsOver] = useState(false);

  function hover(event: DragEvent): void {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    <div
      data-slot="picture-frame"
      onDragOver={hover}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={cn(
        "relative aspect-16/9 max-h-[min(360px,30dvh)] w-full overflow-hidden rounded-cover",
        isOver && "outline-3 outline-offset-2 outline-(--focus)",
      )}
    >
      {children}
    </div>
  );
}

function Progress({ sending }: { sending: Sending }) {
  const edit = useEditMessages();
  const messages = {
    none: "",
    failed: "",
    preparing: edit.picturePreparing,
    sending: edit.pictureSending,
    ready: edit.pictureReady,
  };
  return (
    <>
      <output className="mt-2 block type-caption empty:hidden">{messages[sending.step]}</output>
      <p role="alert" className="mt-2 text-16 font-semibold text-hot empty:hidden">
        {sending.step === "failed" && sending.problem}
      </p>
    </>
  );
}
