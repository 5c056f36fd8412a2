import { useInfiniteQuery } from "@tanstack/react-query";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { feedbackQuery, requestsQuery } from "@/features/admin/api";
import { DamagedRecords } from "@/features/admin/damaged-records";
import { FeedbackTab } from "@/features/admin/feedback-tab";
import { GenerationsTab } from "@/features/admin/generations-tab";
import { RecipesTab } from "@/features/admin/recipes-tab";
import { RequestsTab } from "@/features/admin/requests-tab";
import { useAdminMessages } from "@/features/admin/messages";

/** Draws the panel behind the admin password: feedback, requests, the shared list, and the list of generations. */
export function AdminPanel({ onRecipesChanged }: { onRecipesChanged: () => void }) {
  const admin = useAdminMessages();
  const feedback = useInfiniteQuery(feedbackQuery());
  const requests = useInfiniteQuery(requestsQuery());
  return (
    <>
      <DamagedRecords />
      <Tabs defaultValue="feedback">
        <TabsList aria-label={admin.tabsLabel} className="desktop:max-w-180">
          <TabsTrigger value="feedback">
            <Counted count={feedback.data?.pages[0]?.total}>{admin.feedback}</Counted>
          </TabsTrigger>
          <TabsTrigger value="requests">
            <Counted count={requests.data?.pages[0]?.total}>{admin.requests}</Counted>
          </TabsTrigger>
          <TabsTrigger value="recipes">{admin.recipes}</TabsTrigger>
          <TabsTrigger value="generated">{admin.generated}</TabsTrigger>
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
