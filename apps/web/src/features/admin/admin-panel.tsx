import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { feedbackQuery, requestsQuery } from "@/features/admin/api";
import { DamagedRecords } from "@/features/admin/damaged-records";
import { FeedbackTab } from "@/features/admin/feedback-tab";
import { GenerationsTab } from "@/features/admin/generations-tab";
import { RecipesTab } from "@/features/admin/recipes-tab";
import { RequestsTab } from "@/features/admin/requests-tab";
import { useAdminMessages } from "@/features/admin/messages";

interface AdminPanelProps {
  onRecipesChanged: () => void;
  /** The users of a server with accounts of its own; missing elsewhere. */
  people?: ReactNode;
}

/** Draws the panel behind the admin password: feedback, requests, the shared list, and the list of generations. */
export function AdminPanel({ onRecipesChanged, people }: AdminPanelProps) {
  const admin = useAdminMessages();
  const feedback = useInfiniteQuery(feedbackQuery());
  const requests = useInfiniteQuery(requestsQuery());
  return (
    <>
      <DamagedRecords />
      <Tabs defaultValue={people ? "people" : "feedback"}>
        <TabsList
          aria-label={admin.tabsLabel}
          className={people ? "max-tablet:*:basis-1/3 desktop:max-w-200" : "desktop:max-w-180"}
        >
          <TabsTrigger value="feedback">
            <Counted count={feedback.data?.pages[0]?.total}>{admin.feedback}</Counted>
          </TabsTrigger>
          <TabsTrigger value="requests">
            <Counted count={requests.data?.pages[0]?.total}>{admin.requests}</Counted>
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
        <TabsContent value="recipes">
          <RecipesTab onChanged={onRecipesChanged} />
        </TabsContent>
        <TabsContent value="generated">
          <GenerationsTab />
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

function Counted({ count, children }: { count: number | undefined; children: string }) {
  return (
    <span className="leading-[1.15] max-tablet:text-[0.9375rem]">
      {children} {count !== undefined && <span className="text-ink-3">{count}</span>}
    </span>
  );
}
