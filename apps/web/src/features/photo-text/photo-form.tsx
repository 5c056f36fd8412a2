import { PICTURE_TYPES } from "@larder/domain/picture/picture-limits";
import { TEXT_FILE_TYPES } from "@larder/domain/text-recognition/text-file-limits";
import { Camera, ImageUp, ScanText } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { DraftGuard } from "@/components/draft-guard";
import { Button } from "@/components/ui/button";
import { ErrorCard } from "@/components/ui/error-card";
import { Field } from "@/components/ui/field";
import { FileButton } from "@/components/ui/file-button";
import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { readsOffline, rememberReader } from "@/features/photo-text/chosen-reader";
import { usePhotoMessages } from "@/features/photo-text/messages";
import { PageList } from "@/features/photo-text/page-list";
import { PagePictures } from "@/features/photo-text/page-pictures";
import {
  addFiles,
  changePage,
  isByModel,
  MOST_PAGES,
  movePage,
  type PhotoPage,
  textOfPages,
  turnPage,
} from "@/features/photo-text/photo-pages";
import { TextEditor } from "@/features/photo-text/text-editor";
import { unsureWords } from "@/features/photo-text/unsure-words";
import { useReadPages } from "@/features/photo-text/use-read-pages";
import { failureOf } from "@/lib/api/problem";
import { useDraft } from "@/lib/forms/use-draft";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useMessages } from "@/lib/i18n/i18n";
import { takeSharedFiles } from "@/lib/navigation/shared-content";
import { paths } from "@/lib/navigation/paths";

const CHOOSE_ID = "choose-pages";

interface PhotoFormProps {
  userId: string;
  /** The codes of the languages that the server can read. */
  languages: readonly string[];
  /** The language that is chosen at first, where the server can read it. */
  ownLanguage: string;
  limits: { bytes: number; pdfPages: number };
  /** True if the server sends pictures to an AI model, unless the user keeps them from it. */
  byModel: boolean;
}

/** Makes a text of photographed pages and PDF documents, to be corrected beside them, for the import from text. */
export function PhotoForm({ userId, languages, ownLanguage, limits, byModel }: PhotoFormProps) {
  const messages = useMessages();
  const photo = usePhotoMessages();
  const [, navigate] = useLocation();
  const [pages, setPages] = useState<readonly PhotoPage[]>([]);
  const [chosenLanguage, setLanguage] = useState<string | null>(null);
  const language = chosenLanguage ?? (languages.includes(ownLanguage) ? ownLanguage : (languages[0] ?? ""));
  const [offline, setOffline] = useState(readsOffline);
  const draft = useDraft(userId, "photo");
  const [wasRestored] = useState(draft.text !== "");
  const [said, setSaid] = useState("");
  /** The text as it was read, before it was edited, and the pages that it is of. */
  const [read, setRead] = useState<{ text: string; pages: readonly PhotoPage[] } | null>(null);
  const runAlone = useOneAtATime();
  const reader = useReadPages(setPages, (error) => failureOf(messages, error, photo.failed, photo.errors));
  const isReading = reader.progress !== null;

  function add(files: readonly File[]): void {
    const isTooMany = pages.length + files.length > MOST_PAGES;
    setSaid(isTooMany ? photo.tooMany(MOST_PAGES) : "");
    setPages((all) => addFiles(all, files, () => crypto.randomUUID()));
  }

  // Pictures that another app has shared wait to be taken.
  useEffect(() => {
    void takeSharedFiles().then((files) => {
      if (files.length > 0) setPages((all) => addFiles(all, files, () => crypto.randomUUID()));
    });
  }, []);

  const whole = textOfPages(pages);
  // What was read becomes the text. Where the user has written in it, or it is of an earlier visit, new pages are added.
  useEffect(() => {
    if (whole === "" || whole === read?.text) return;
    const added = textOfPages(pages.filter((page) => !read?.pages.some((old) => old.read === page.read)));
    draft.setText((text) => (text === (read?.text ?? "") ? whole : `${text}\n\n${added}`.trim()));
    setRead({ text: whole, pages });
    // oxlint-disable-next-line react/exhaustive-deps -- it follows the text that was read alone.
  }, [whole]);

  async function readAll(): Promise<void> {
    setSaid("");
    const isWhole = await reader.read(pages, { language, offline });
    if (!isWhole) setSaid(photo.cancelled);
  }

  function goOn(): void {
    draft.forget();
    navigate(paths.addFromText, { state: { text: draft.text } });
  }

  if (languages.length === 0) return <ErrorCard title={messages.common.error} lines={[photo.notSetUp]} />;
  const unread = pages.filter((page) => !page.read);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-ink-2">{photo.intro}</p>
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          icon={<ImageUp aria-hidden />}
          id={CHOOSE_ID}
          label={photo.choose}
          accept={TEXT_FILE_TYPES.join(",")}
          multiple
          disabled={isReading}
          onFiles={add}
        />
        <FileButton
          className="not-pointer-coarse:hidden"
          icon={<Camera aria-hidden />}
          label={photo.takePhoto}
          accept={PICTURE_TYPES.join(",")}
          capture="environment"
          disabled={isReading}
          onFiles={add}
        />
      </div>
      <p className="type-caption">
        {photo.hint}. {photo.limits(Math.floor(limits.bytes / 1_048_576), limits.pdfPages)}
      </p>
      {pages.length > 0 && (
        <>
          <PageList
            pages={pages}
            isBusy={isReading}
            namesReader={byModel}
            emptyFocus={CHOOSE_ID}
            onMove={(id, by) => setPages(movePage(pages, id, by))}
            onTurn={(id) => setPages(turnPage(pages, id))}
            onRemove={(id) => {
              setSaid(photo.removed(pages.findIndex((page) => page.id === id) + 1));
              setPages(pages.filter((page) => page.id !== id));
            }}
          />
          {languages.length > 1 && (
            <Field label={photo.language} className="max-w-80">
              <Select
                value={language}
                onChange={({ target }) => chooseLanguage(target.value)}
                disabled={isReading}
              >
                {languages.map((code) => (
                  <option key={code} value={code}>
                    {nameOf(code, photo.languages)}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {byModel && (
            <Switch
              label={photo.byModel}
              hint={offline ? photo.offlineHint : photo.byModelHint}
              checked={!offline}
              disabled={isReading}
              onChange={(checked) => chooseReader(!checked)}
            />
          )}
          <div className="grid gap-3 tablet:grid-cols-2">
            <Button
              variant={draft.text === "" ? "primary" : "soft"}
              full
              busy={isReading}
              disabled={unread.length === 0}
              onClick={() => runAlone(readAll)}
            >
              {!isReading && <ScanText aria-hidden />}
              {photo.read}
            </Button>
            {isReading && (
              <Button variant="soft" full onClick={reader.cancel}>
                {messages.common.cancel}
              </Button>
            )}
          </div>
        </>
      )}
      <output className="type-caption empty:hidden">
        {reader.progress ? photo.reading(reader.progress.number, reader.progress.of) : said}
      </output>
      {wasRestored && read === null && draft.text !== "" && <p className="type-caption">{photo.restored}</p>}
      {draft.text !== "" && (
        <div className="grid grid-cols-1 gap-5 desktop:grid-cols-2">
          {pages.some((page) => page.read && !page.isPdf) && <PagePictures pages={pages} />}
          <TextEditor
            text={draft.text}
            onChange={draft.setText}
            read={
              read === null || whole === ""
                ? null
                : { text: read.text, unsure: unsureWords(pages), isByModel: isByModel(pages) }
            }
          />
        </div>
      )}
      <DraftGuard isHolding={draft.isTyped && !isReading} onLeave={draft.forget} />
      {draft.text !== "" && (
        <Button full disabled={isReading || draft.text.trim() === ""} data-carries onClick={goOn}>
          {photo.next}
        </Button>
      )}
    </div>
  );

  function chooseLanguage(code: string): void {
    setLanguage(code);
    readAgain();
  }

  function chooseReader(isOffline: boolean): void {
    setOffline(isOffline);
    rememberReader(isOffline);
    readAgain();
  }

  /** A page that was read in another language or in another way is to be read again, and its text is replaced. */
  function readAgain(): void {
    setPages((all) =>
      all.reduce((changed, { id }) => changePage(changed, id, () => ({ read: null, failure: null })), all),
    );
    if (read) setRead({ text: draft.text, pages: [] });
  }
}

function nameOf(code: string, names: Readonly<Record<string, string>>): string {
  return names[code] ?? code;
}
