import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DockPlace, InDockPlace } from "@/components/ui/dock-place";

const dock = <InDockPlace>{(shape) => <p>{shape}</p>}</InDockPlace>;

it("the dock stands in the newest place that this screen has, and floats where there is none", () => {
  const { rerender } = render(dock);
  expect(screen.getByText("floating")).toBeVisible();

  rerender(
    <>
      {dock}
      <footer>
        <DockPlace />
      </footer>
      <aside>
        <DockPlace on="desktop" shape="column" />
      </aside>
    </>,
  );
  expect(screen.getByRole("contentinfo")).toHaveTextContent("row");

  rerender(dock);
  expect(screen.getByText("floating")).toBeVisible();
});
