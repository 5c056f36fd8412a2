import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { useExclusiveMutation } from "@/lib/forms/use-exclusive-mutation";
import { renderPage } from "@/testing/render-page";

async function leaveWhileSaving(settle: (answer: PromiseWithResolvers<string>) => void) {
  const answer = Promise.withResolvers<string>();
  const reported: string[] = [];
  function SaveButton() {
    const { mutate } = useExclusiveMutation({ mutationFn: () => answer.promise });
    const onSuccess = (text: string) => void reported.push(text);
    const onError = ({ message }: Error) => void reported.push(message);
    return (
      <button type="button" onClick={() => mutate(undefined, { onSuccess, onError })}>
        Save
      </button>
    );
  }
  function LeavablePage() {
    const [isLeft, setLeft] = useState(false);
    return isLeft ? null : (
      <>
        <SaveButton />
        <button type="button" onClick={() => setLeft(true)}>
          Leave
        </button>
      </>
    );
  }
  renderPage(<LeavablePage />);
  act(() => screen.getByRole("button", { name: "Save" }).click());
  act(() => screen.getByRole("button", { name: "Leave" }).click());
  await act(async () => settle(answer));
  return reported;
}

it("a success is reported after the component has been left", async () => {
  expect(await leaveWhileSaving(({ resolve }) => resolve("saved"))).toEqual(["saved"]);
});

it("a failure is reported after the component has been left", async () => {
  expect(await leaveWhileSaving(({ reject }) => reject(new Error("refused")))).toEqual(["refused"]);
});
