import type { FormPart } from "@/features/edit-recipe/form-section";
import { SourceSection } from "@/features/edit-recipe/source-section";
import { TagsSection } from "@/features/edit-recipe/tags-section";
import { ToolsSection } from "@/features/edit-recipe/tools-section";

export interface LastSectionsProps extends FormPart {
  newTag: string;
  onNewTag: (text: string) => void;
  urlError: string | undefined;
}

/** Draws the sections at the end of the form: tools, tags and the source. */
export default function LastSections({ newTag, onNewTag, urlError, ...part }: LastSectionsProps) {
  return (
    <>
      <ToolsSection {...part} />
      <TagsSection {...part} newTag={newTag} onNewTag={onNewTag} />
      <SourceSection {...part} urlError={urlError} />
    </>
  );
}
