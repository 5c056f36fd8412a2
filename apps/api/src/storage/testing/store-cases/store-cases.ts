import { describe, expect, it } from "vitest";
import { StoreUnavailable } from "../../../ports/store.ts";
import { accountCases } from "./account-cases.ts";
import { adminSessionCases } from "./admin-session-cases.ts";
import { apiTokenCases } from "./api-token-cases.ts";
import { archiveImportCases } from "./archive-import-cases.ts";
import { bookmarkCases } from "./bookmark-cases.ts";
import { collectionCases } from "./collection-cases.ts";
import { communityCases } from "./community-cases.ts";
import { cookingNotesCases } from "./cooking-notes-cases.ts";
import { counterCases } from "./counter-cases.ts";
import { draftCases } from "./draft-cases.ts";
import { excludedCases } from "./excluded-cases.ts";
import { generationCases } from "./generation-cases.ts";
import { idempotencyCases } from "./idempotency-cases.ts";
import { modelCases } from "./model-cases.ts";
import { pagingCases } from "./paging-cases.ts";
import { ownAuthorCases } from "./own-author-cases.ts";
import { peopleCases } from "./people-cases.ts";
import { publicLinkCases } from "./public-link-cases.ts";
import { pushSubscriptionCases, pushTimerCases } from "./push-cases.ts";
import { recipeCases } from "./recipe-cases.ts";
import { recipeChangeCases } from "./recipe-change-cases.ts";
import { recipeVersionCases } from "./recipe-version-cases.ts";
import { revisionCases } from "./revision-cases.ts";
import { searchCases } from "./search-cases.ts";
import { signInCases } from "./sign-in-cases.ts";
import { starterCases } from "./starter-cases.ts";
import type { StoreHarness } from "./store-harness.ts";
import { transferCases } from "./transfer-cases.ts";

/** Declares the tests that every kind of store must pass. */
export function storeCases(harness: StoreHarness): void {
  describe("adding and finding recipes", () => {
    recipeCases(harness);
  });
  describe("changing recipes", () => {
    recipeChangeCases(harness);
  });
  describe("the versions of recipes", () => {
    recipeVersionCases(harness);
  });
  describe("drafts", () => {
    draftCases(harness);
  });
  describe("recipes with excluded foods", () => {
    excludedCases(harness);
  });
  describe("searching", () => {
    searchCases(harness);
  });
  describe("paging", () => {
    pagingCases(harness);
  });
  describe("the revision of the recipes", () => {
    revisionCases(harness);
  });
  describe("bookmarks", () => {
    bookmarkCases(harness);
  });
  describe("cooking notes", () => {
    cookingNotesCases(harness);
  });
  describe("collections", () => {
    collectionCases(harness);
  });
  describe("ratings, comments, reports, blocks and notices", () => {
    communityCases(harness);
  });
  describe("users, feedback and requests", () => {
    peopleCases(harness);
    ownAuthorCases(harness);
  });
  describe("the log of what was generated", () => {
    generationCases(harness);
  });
  describe("admin sessions", () => {
    adminSessionCases(harness);
  });
  describe("accounts of this server", () => {
    signInCases(harness);
  });
  describe("API tokens", () => {
    apiTokenCases(harness);
  });
  describe("imports of collections", () => {
    archiveImportCases(harness);
  });
  describe("public links", () => {
    publicLinkCases(harness);
  });
  describe("counters", () => {
    counterCases(harness);
  });
  describe("idempotency keys", () => {
    idempotencyCases(harness);
  });
  describe("push subscriptions", () => {
    pushSubscriptionCases(harness);
  });
  describe("push timers", () => {
    pushTimerCases(harness);
  });
  describe("what belongs to one user", () => {
    accountCases(harness);
  });
  describe("transfer", () => {
    transferCases(harness);
  });
  describe("the starter recipes", () => {
    starterCases(harness);
  });
  describe("against a model", () => {
    modelCases(harness);
  });

  describe("opening and closing", () => {
    it("answers a ping", async () => {
      const store = await harness.open();
      await expect(store.ping()).resolves.toBeUndefined();
      await harness.close(store);
    });
  });
}

/** Declares the tests of closing. They need a store of their own, because it stays closed. */
export function closedStoreCases({ open }: Pick<StoreHarness, "open">): void {
  it("says that it is unavailable once it is closed, and may be closed twice", async () => {
    const store = await open();
    await store.close();
    await store.close();
    await expect(store.ping()).rejects.toBeInstanceOf(StoreUnavailable);
    await expect(store.recipes.findById("any")).rejects.toBeInstanceOf(StoreUnavailable);
  });
}
