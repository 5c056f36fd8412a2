import { cn } from "@/lib/cn";

interface ExampleTextProps {
  label: string;
  text: string;
  lang?: string;
  /** Every character as wide as the other. */
  isCode?: boolean;
}

/** Shows an example text with its line breaks; a long one scrolls, by keyboard too. */
export function ExampleText({ label, text, lang, isCode }: ExampleTextProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      data-slot="example-text"
      className="h-125 overflow-auto rounded-field px-4 py-3.5 trough"
    >
      <pre
        lang={lang}
        className={cn(
          "text-16 whitespace-pre-wrap",
          isCode ? "[font-family:ui-monospace,monospace]" : "font-text",
        )}
      >
        {text}
      </pre>
    </section>
  );
}
