import { Tabs as TabsPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "@/lib/cn";

export const Tabs = (props: ComponentProps<typeof TabsPrimitive.Root>) => (
  <TabsPrimitive.Root data-slot="tabs" {...props} />
);

/** The trough; say in aria-label what the tabs choose between. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      className={cn("flex flex-wrap rounded-key p-1 trough", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        "grid min-h-12 flex-1 place-items-center rounded-face px-1 text-16 max-[22.5rem]:text-14 font-semibold text-ink-2 [--lip-colour:var(--soft-lip)] data-[state=active]:bg-soft data-[state=active]:font-bold data-[state=active]:text-ink data-[state=active]:lip",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      data-slot="tabs-content"
      className={cn("rounded-chip pt-3.5", className)}
      {...props}
    />
  );
}
