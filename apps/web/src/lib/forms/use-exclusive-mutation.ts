import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

/**
 * A mutation that runs one call at a time. What is asked for while a call runs is ignored, also before the page shows
 * that it is busy.
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
