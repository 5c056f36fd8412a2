import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { feedbackQuery, requestsQuery } from "@/features/admin/api";
import { DamagedRecords } from "@/features/admin/damaged-records";
import { FeedbackTab } from "@/features/admin/feedback-tab";
import { RecipesTab } from "@/features/admin/recipes-tab";
import { RequestsTab } from "@/features/admin/requests-tab";
import { useAdminMessages } from "@/features/admin/messages";
import { cn } from "@/lib/cn";

const GenerationsTab = lazy(async () => ({
  default: (await import("@/features/admin/generations-tab")).GenerationsTab,
}));

interface AdminPanelProps {
  onRecipesChanged: () => void;
  /** The users of a server with accounts of its own; missing elsewhere. */
  people?: ReactNode;
  /** The queue of reported recipes and comments. */
  reports: ReactNode;
  /** The number of reported things that are open. */
  openReports: ReactNode;
}

/** Draws the panel behind the admin password: feedback, requests, the shared list, and the list of generations. */
export function AdminPanel({ onRecipesChanged, people, reports, openReports }: AdminPanelProps) {
  const admin = useAdminMessages();
  const feedback = useInfiniteQuery(feedbackQuery());
  const requests = useInfiniteQuery(requestsQuery());
  return (
    <>
      <DamagedRecords />
      <Tabs defaultValue={people ? "people" : "feedback"}>
        <TabsList
          aria-label={admin.tabsLabel}
          className={cn("max-tablet:*:basis-1/3", people ? "desktop:max-w-230" : "desktop:max-w-200")}
        >
          <TabsTrigger value="feedback">
            <Counted count={feedback.data?.pages[0]?.total}>{admin.feedback}</Counted>
          </TabsTrigger>
          <TabsTrigger value="requests">
            <Counted count={requests.data?.pages[0]?.total}>{admin.requests}</Counted>
          </TabsTrigger>
          <TabsTrigger value="reports">
            <Counted count={<Suspense>{openReports}</Suspense>}>{admin.reports}</Counted>
          </TabsTrigger>
          <TabsTrigger value="recipes">{admin.recipes}</TabsTrigger>
          <TabsTrigger value="generated">{admin.generated}</TabsTrigger>
          {people && <TabsTrigger value="people">{admin.people}</TabsTrigger>}
        </TabsList>
        <TabsContent value="feedback">
          <FeedbackTab />
        </TabsContent>
        <TabsContent value="requests">
          <RequestsTab />
        </TabsContent>
        <TabsContent value="reports">
          <Suspense fallback={<Skeleton className="h-80" />}>{reports}</Suspense>
        </TabsContent>
        <TabsContent value="recipes">
          <RecipesTab onChanged={onRecipesChanged} />
        </TabsContent>
        <TabsContent value="generated">
          <Suspense fallback={<Skeleton className="h-80" />}>
            <GenerationsTab />
          </Suspense>
        </TabsContent>
        {people && (
          <TabsContent value="people">
            <Suspense fallback={<Skeleton className="h-80" />}>{people}</Suspense>
          </TabsContent>
        )}
      </Tabs>
    </>
  );
}

function Counted({ count, children }: { count: ReactNode; children: string }) {
  return (
    <span className="leading-[1.15] max-tablet:text-[0.9375rem]">
      {children} {count !== undefined && <span className="text-ink-3">{count}</span>}
    </span>
  );
}
