import { LockKeyhole } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Button } from "@/components/ui/button";
import { toasts } from "@/components/ui/toast-store";
import { useUnlock } from "@/features/admin/api";
import { ApiError } from "@/lib/api/api-error";
import { useAdminMessages } from "@/features/admin/messages";
import { useMessages } from "@/lib/i18n/i18n";
import { problemOf } from "@/lib/api/problem";
import type { AdminMessages, Messages } from "@larder/domain/messages/messages";

/** The password before the admin page. */
export function AdminSignIn({ userId }: { userId: string }) {
  const messages = useMessages();
  const { common, errors } = messages;
  const admin = useAdminMessages();
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const toast = useRef(0);
  const unlock = useUnlock(userId);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(password === "");
    if (password === "") {
      box.current?.focus();
      return;
    }
    // The toast of the last try does not apply to this one.
    toasts.dismiss(toast.current);
    unlock.mutate(password, {
      onError: (error) => {
        box.current?.select();
        toast.current = toasts.show({
          title: common.error,
          description: problem(messages, admin, error),
          variant: "destructive",
        });
      },
    });
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-105 gap-5 border-t-2 border-ink pt-5">
      <Field label={admin.password} {...(missing && { error: errors["admin-required"] })}>
        <Input
          ref={box}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Button type="submit" size="main" busy={unlock.isPending}>
        {!unlock.isPending && <LockKeyhole aria-hidden />}
        {unlock.isPending ? admin.unlocking : admin.unlock}
      </Button>
    </form>
  );
}

function problem(messages: Messages, admin: AdminMessages, error: unknown): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "wrong-password") return admin.invalidPassword;
  const isLimit = code === "too-many-attempts" || code === "too-many-requests";
  return isLimit ? problemOf(messages, error, admin.failed) : admin.failed;
}
