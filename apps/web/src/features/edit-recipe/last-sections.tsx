import type { FormPart } from "@/features/edit-recipe/form-section";
import { LinkedSection } from "@/features/edit-recipe/linked-section";
import { NotesSection } from "@/features/edit-recipe/notes-section";
import { PicturesSection } from "@/features/edit-recipe/pictures-section";
import { SourceSection } from "@/features/edit-recipe/source-section";
import { TagsSection } from "@/features/edit-recipe/tags-section";
import { ToolsSection } from "@/features/edit-recipe/tools-section";

export interface LastSectionsProps extends FormPart {
  newTag: string;
  onNewTag: (text: string) => void;
  onSendingPictures: (isSending: boolean) => void;
  urlError: string | undefined;
  videoError: string | undefined;
}

/** Draws the sections at the end of the form, from the tools to the source. */
export default function LastSections(props: LastSectionsProps) {
  const { newTag, onNewTag, onSendingPictures, urlError, videoError, ...part } = props;
  return (
    <>
      <ToolsSection {...part} />
      <NotesSection {...part} videoError={videoError} />
      <PicturesSection {...part} onBusy={onSendingPictures} />
      <LinkedSection {...part} />
      <TagsSection {...part} newTag={newTag} onNewTag={onNewTag} />
      <SourceSection {...part} urlError={urlError} />
    </>
  );
}
