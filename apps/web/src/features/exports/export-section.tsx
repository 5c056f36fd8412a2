import { Section } from "@/components/ui/section";
import ExportButton from "@/features/exports/export-button";
import { useExportMessages } from "@/features/exports/messages";

/** Draws the section of the profile that gives users all of their recipes to take away. */
export default function ExportSection() {
  const messages = useExportMessages();
  return (
    <Section title={messages.title}>
      <p className="mb-4 text-ink-2">{messages.text}</p>
      <ExportButton choice={{ kind: "everything" }} variant="section" />
    </Section>
  );
}
