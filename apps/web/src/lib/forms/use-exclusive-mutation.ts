import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

/**
 * Returns a mutation that runs one call at a time. Calls made while it runs are ignored, also before the button is
 * drawn as busy.
 */
export function useExclusiveMutation<Data, Input = void>(options: UseMutationOptions<Data, Error, Input>) {
  const { mutateAsync, ...mutation } = useMutation(options);
  const runAlone = useOneAtATime();
  return {
    ...mutation,
    /** Starts a call. The callbacks run when it has ended, if the component is still on the page. */
    mutate: (...given: Parameters<typeof mutateAsync>) =>
      runAlone(() => mutateAsync(...given).catch(() => {})),
  };
}
