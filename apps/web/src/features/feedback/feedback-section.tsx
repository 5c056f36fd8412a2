import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { Section } from "@/components/ui/section";
import { Button } from "@/components/ui/button";
import { SidePanel } from "@/components/ui/side-panel";
import { blankFeedback, FeedbackForm } from "@/features/feedback/feedback-form";
import { useFormMessages } from "@/lib/i18n/form-messages";
import { useMessages } from "@/lib/i18n/i18n";
import { useDraft } from "@/lib/forms/use-draft";

interface FeedbackSectionProps {
  user: { id: string; email: string };
  page: string;
}

/** Asks for feedback, and opens the panel where it is written. */
export function FeedbackSection({ user, page }: FeedbackSectionProps) {
  const { common } = useMessages();
  const { profile, feedback } = useFormMessages();
  const [open, setOpen] = useState(false);
  const { text: content, setText: setContent, forget } = useDraft(user.id, "feedback");
  const [rest, setRest] = useState(() => blankFeedback(user.email));

  function sent(): void {
    forget();
    setContent("");
    setRest(blankFeedback(user.email));
    setOpen(false);
  }

  return (
    <Section title={profile.feedback}>
      <p className="mb-4 text-ink-2">{profile.feedbackText}</p>
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MessageSquareText aria-hidden />
        {profile.sendFeedback}
      </Button>
      <SidePanel open={open} onOpenChange={setOpen} title={feedback.title} closeLabel={common.close}>
        <FeedbackForm
          userId={user.id}
          page={page}
          value={{ ...rest, content }}
          onChange={(value) => {
            setContent(value.content);
            setRest(value);
          }}
          onSent={sent}
        />
      </SidePanel>
    </Section>
  );
}
