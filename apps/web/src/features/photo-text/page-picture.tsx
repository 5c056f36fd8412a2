import { UNSURE_BELOW, type RecognisedPage } from "@larder/domain/text-recognition/recognised-page";
import { ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/button";
import { usePhotoMessages } from "@/features/photo-text/messages";
import { useObjectUrl } from "@/features/photo-text/use-object-url";

const ZOOMS = [1, 1.5, 2, 3] as const;

/** Shows the picture of a page, larger on request, with frames around the words that are unsure. */
export function PagePicture({
  blob,
  number,
  read,
}: {
  blob: Blob;
  number: number;
  read: RecognisedPage | undefined;
}) {
  const photo = usePhotoMessages();
  const url = useObjectUrl(blob);
  const [step, setStep] = useState(0);
  const all = read?.lines.flatMap((line) => line.words) ?? [];
  const boxes = all.flatMap(({ box, confidence }) => (box && confidence < UNSURE_BELOW ? [box] : []));
  return (
    <figure className="grid gap-2">
      {/* A picture that is larger than its frame is scrolled by keys too. */}
      <section
        aria-label={photo.picture(number)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it.
        tabIndex={0}
        className="max-h-[min(560px,60dvh)] overflow-auto rounded-card bg-sunken outlined"
      >
        <div className="relative" style={{ width: `${(ZOOMS[step] ?? 1) * 100}%` }}>
          {url && <img src={url} alt={photo.picture(number)} className="block w-full" />}
          {boxes.map(({ left, top, width, height }) => (
            <span
              key={`${left} ${top}`}
              aria-hidden
              className="absolute rounded-sm bg-time/25 outline-2 outline-(--time)"
              style={{
                left: `${left * 100}%`,
                top: `${top * 100}%`,
                width: `${width * 100}%`,
                height: `${height * 100}%`,
              }}
            />
          ))}
        </div>
      </section>
      <figcaption className="flex items-center gap-2">
        <span className="mr-auto type-caption">{photo.page(number)}</span>
        <IconButton
          icon={ZoomOut}
          label={photo.zoomOut}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
        />
        <IconButton
          icon={ZoomIn}
          label={photo.zoomIn}
          disabled={step === ZOOMS.length - 1}
          onClick={() => setStep(step + 1)}
        />
      </figcaption>
    </figure>
  );
}
