import { imageSources } from "@larder/domain/picture/picture-sources";
import type { RecipeImage } from "@larder/domain/recipe/recipe";
import { Camera, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, keyStyles } from "@/components/ui/button";
import { useSendPhoto } from "@/features/community/comments/use-send-photo";
import { useCommunityMessages } from "@/features/community/messages";
import { API_BASE } from "@/lib/api/api-base";
import { cn } from "@/lib/cn";

interface PhotoFieldProps {
  image: RecipeImage | null;
  onChange: (image: RecipeImage | null) => void;
  /** Called when an upload begins and ends. */
  onBusy: (isBusy: boolean) => void;
}

/** Draws the photo of a comment that is being written, which is sent as soon as it is chosen. */
export function PhotoField({ image, onChange, onBusy }: PhotoFieldProps) {
  const community = useCommunityMessages();
  const { sending, send, forget } = useSendPhoto(onChange);
  const chooser = useRef<HTMLInputElement>(null);
  const isBusy = sending.step === "preparing" || sending.step === "sending";
  const sources = imageSources(image ?? undefined, API_BASE);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  function remove(): void {
    forget();
    onChange(null);
    chooser.current?.focus();
  }

  const progress = {
    none: "",
    failed: "",
    preparing: community.photoPreparing,
    sending: community.photoSending,
    ready: image ? community.photoReady : "",
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-2.5">
        {sources && (
          <img
            src={sources.src}
            alt=""
            className="size-16 rounded-field bg-sunken object-cover cover-light"
          />
        )}
        <label
          className={cn(
            keyStyles({ variant: "ghost", size: "small" }),
            !sources && "-ml-4",
            "cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)",
          )}
        >
          <Camera aria-hidden />
          {image ? community.otherPhoto : community.addPhoto}
          <input
            ref={chooser}
            type="file"
            accept="image/*"
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              // The same file may be chosen again after a failure.
              currentTarget.value = "";
              if (file) send(file);
            }}
          />
        </label>
        {image && (
          <Button variant="ghost-hot" size="small" onClick={remove}>
            <Trash2 aria-hidden />
            {community.removePhoto}
          </Button>
        )}
      </div>
      <output className="mt-1 block type-caption empty:hidden">{progress[sending.step]}</output>
      <p role="alert" className="mt-1 text-16 font-semibold text-hot empty:hidden">
        {sending.step === "failed" && sending.problem}
      </p>
    </div>
  );
}
