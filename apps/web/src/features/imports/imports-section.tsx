import { Library } from "lucide-react";
import { Link } from "wouter";
import { Button } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { useImportMessages } from "@/features/imports/messages";
import { paths } from "@/lib/navigation/paths";

/** Draws the section of the profile that leads to the user's imports of whole collections. */
export default function ImportsSection() {
  const messages = useImportMessages();
  return (
    <Section title={messages.ownTitle}>
      <Button asChild variant="soft" size="small">
        <Link href={paths.importCollection}>
          <Library aria-hidden />
          {messages.title}
        </Link>
      </Button>
    </Section>
  );
}
