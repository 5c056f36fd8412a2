import { lazy, type ReactNode } from "react";
import { Route, Switch } from "wouter";
import { paths, routes, slugFrom } from "@/lib/navigation/paths";

const AddSharedPage = lazy(() => import("./pages/add-shared-page"));
const AddFromPhotoPage = lazy(() => import("./pages/add-from-photo-page"));
const ImportPage = lazy(() => import("./pages/import-page"));
const CookbookPage = lazy(() => import("./pages/cookbook-page"));
const AuthorPage = lazy(() => import("./pages/author-page"));
const AdminPage = lazy(() => import("./pages/admin-page"));
const SavePage = lazy(() => import("./pages/save-page"));
const WelcomePage = lazy(() => import("./pages/welcome-page"));
const NotFoundPage = lazy(() => import("./pages/not-found-page"));

// What the frame and the session need stays in the first file: imported here, it would become a file of its own for all.
interface RareRoutesProps {
  framedPage: (content: ReactNode, options?: { open?: boolean; bare?: boolean }) => ReactNode;
  isSignedIn: boolean;
}

/** The addresses that are seldom opened. They are a part of their own, which keeps them out of the first load of all others. */
export default function RareRoutes({ framedPage, isSignedIn }: RareRoutesProps) {
  return (
    <Switch>
      <Route path={paths.addShared}>{framedPage(<AddSharedPage />)}</Route>
      <Route path={paths.addFromPhoto}>{framedPage(<AddFromPhotoPage />)}</Route>
      <Route path={routes.collectionImport}>
        {({ id = "" }) => framedPage(<ImportPage key={id} id={slugFrom(id)} />)}
      </Route>
      <Route path={paths.cookbook}>{framedPage(<CookbookPage />, { bare: true })}</Route>
      <Route path={routes.author}>
        {({ id }) => framedPage(<AuthorPage key={id} id={slugFrom(id)} />, { open: true })}
      </Route>
      <Route path={paths.admin}>{framedPage(<AdminPage />)}</Route>
      <Route path={routes.save}>
        {({ token, part }) => framedPage(<SavePage key={part ?? ""} token={token} part={part} />)}
      </Route>
      <Route path={paths.welcome}>{framedPage(<WelcomePage />)}</Route>
      {/* Visitors see this page too, without the navigation to pages that they may not open. */}
      <Route>{isSignedIn ? framedPage(<NotFoundPage />) : <NotFoundPage />}</Route>
    </Switch>
  );
}
