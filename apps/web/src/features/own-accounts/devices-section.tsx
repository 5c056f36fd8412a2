import type { Device } from "@larder/domain/account/own-account";
import { listDevices, removeDevice } from "@larder/domain/contract/own-accounts";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { LoadFailure } from "@/components/load-failure";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { toasts } from "@/components/ui/toast-store";
import { useOwnAccountMessages } from "@/features/own-accounts/messages";
import { passkeysQuery } from "@/features/own-accounts/passkeys/api";
import { PasswordForm } from "@/features/own-accounts/password-form";
import { call } from "@/lib/api/api-client";
import { failureOf } from "@/lib/api/problem";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";
import { useLanguage, useMessages } from "@/lib/i18n/i18n";
import { shortDate } from "@/lib/i18n/short-date";

const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ["devices", userId],
    queryFn: async ({ signal }) => (await call(listDevices, { query: { userId }, signal })).devices,
  });

interface DevicesSectionProps {
  userId: string;
  /** For password managers. */
  name: string;
  /** Whether users of this server can have a password. */
  hasPasswords: boolean;
}

/** Draws the browsers in which the user is signed in, and the change of the password. */
export function DevicesSection({ userId, name, hasPasswords }: DevicesSectionProps) {
  const ownAccounts = useOwnAccountMessages();
  const { data, error, refetch } = useQuery(devicesQuery(userId));
  const cache = useQueryClient();
  const { data: passkeys } = useQuery({ ...passkeysQuery(userId), enabled: hasPasswords });
  const refresh = async () => {
    await cache.invalidateQueries({ queryKey: devicesQuery(userId).queryKey });
    await cache.invalidateQueries({ queryKey: passkeysQuery(userId).queryKey });
  };
  return (
    <Section title={ownAccounts.devicesTitle}>
      {!data && error ? (
        <LoadFailure error={error} onRetry={refetch} />
      ) : data ? (
        <ul className="mb-5">
          {data.map((device) => (
            <DeviceRow key={device.id} device={device} userId={userId} onRemoved={refresh} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-14" />
      )}
      {passkeys && (
        <PasswordForm
          key={String(passkeys.hasPassword)}
          userId={userId}
          name={name}
          hasPassword={passkeys.hasPassword}
          onChanged={() => void refresh()}
        />
      )}
    </Section>
  );
}

interface DeviceRowProps {
  device: Device;
  userId: string;
  onRemoved: () => Promise<void>;
}

function DeviceRow({ device, userId, onRemoved }: DeviceRowProps) {
  const messages = useMessages();
  const ownAccounts = useOwnAccountMessages();
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const runAlone = useOneAtATime();
  const browser = device.browser || ownAccounts.unknownBrowser;

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await call(removeDevice, { params: { id: device.id }, query: { userId } });
      await onRemoved();
    } catch (error) {
      setBusy(false);
      toasts.show({
        title: messages.common.error,
        description: failureOf(messages, error, ownAccounts.deviceFailed),
        variant: "destructive",
      });
    }
  }

  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{browser}</p>
        <p className="type-caption">
          {device.isThis
            ? ownAccounts.thisDevice
            : ownAccounts.lastSeen(shortDate(device.lastSeenAt, language))}
        </p>
      </div>
      {!device.isThis && (
        <Button
          variant="ghost-hot"
          size="small"
          busy={busy}
          aria-label={ownAccounts.signOutOf(browser)}
          onClick={() => runAlone(remove)}
        >
          {ownAccounts.signOutThere}
        </Button>
      )}
    </li>
  );
}
