import { fold } from "@larder/domain/text/fold";
import { tagLanguage } from "@larder/domain/text/tag-language";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Sheet } from "@/components/ui/sheet";
import { useListMessages } from "@/lib/i18n/list-messages";
import { cn } from "@/lib/cn";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";

interface TagsSheetProps {
  /** Most used first. */
  tags: readonly { tag: string; count: number }[];
  chosen: string | undefined;
  onChoose: (tag: string) => void;
  onClose: () => void;
}

/** Lists all tags with their numbers of recipes, to be searched; those in the reader's language come first. */
export function TagsSheet({ tags, chosen, onChoose, onClose }: TagsSheetProps) {
  const { common } = useMessages();
  const lists = useListMessages();
  const language = useLanguage();
  const [text, setText] = useState("");
  const found = tags.filter(({ tag }) => fold(tag).includes(fold(text.trim())));
  const isOwn = ({ tag }: { tag: string }) => tagLanguage(tag) === language;
  const sections = [
    { title: "", tags: found.filter(isOwn) },
    { title: lists.otherLanguage, tags: found.filter((one) => !isOwn(one)) },
  ].filter((section) => section.tags.length > 0);
  return (
    <Sheet open tall onOpenChange={onClose} title={lists.allTags} closeLabel={common.close}>
      <Field label={lists.findTag}>
        <Input value={text} autoComplete="off" onChange={({ target }) => setText(target.value)} />
      </Field>
      <output className="mt-4 block type-caption empty:hidden">
        {found.length === 0 && lists.noTag(text)}
      </output>
      {sections.map(({ title, tags: own }) => (
        <section key={title} className="mt-5">
          {title && sections.length > 1 && <h3 className="mb-2 type-step">{title}</h3>}
          <ul className="border-t-[1.5px] border-line">
            {own.map(({ tag, count }) => (
              <li key={tag} className="border-b-[1.5px] border-line">
                <button
                  type="button"
                  aria-pressed={tag === chosen}
                  className={cn(
                    "flex min-h-12 w-full items-center justify-between gap-3 text-left",
                    tag === chosen && "font-bold",
                  )}
                  onClick={() => {
                    onChoose(tag);
                    onClose();
                  }}
                >
                  <span className="min-w-0 wrap-anywhere">{tag}</span>
                  <span className="shrink-0 type-caption">{lists.recipesWith(count)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  );
}
