import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useOneAtATime } from "@/lib/forms/use-one-at-a-time";

/** What the caller does with the outcome of one call. */
export interface Callbacks<Data> {
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
}

/**
 * A mutation that runs one call at a time. What is asked for while a call runs is ignored, also before the page shows
 * that it is busy.
 */
export function useExclusiveMutation<Data, Input = void>(options: UseMutationOptions<Data, Error, Input>) {
  const { mutateAsync, ...mutation } = useMutation(options);
  const runAlone = useOneAtATime();
  return {
    ...mutation,
    /** Makes a call at once, for a caller that itself runs one at a time. */
    mutateAsync,
    /** Starts a call. Unlike TanStack Query's own, the callbacks run also after the component has been unmounted. */
    mutate: (input: Input, { onSuccess, onError = () => {} }: Callbacks<Data> = {}) =>
      runAlone(() => mutateAsync(input).then(onSuccess, onError)),
  };
}
