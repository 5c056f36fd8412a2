import { requestRecipe } from "@larder/domain/contract/requests";
import type { EndpointRequest } from "@larder/domain/contract/endpoint";
import { useMutation } from "@tanstack/react-query";
import { call } from "@/lib/api/api-client";

type Asked = EndpointRequest<typeof requestRecipe>["body"];

/** Asks for a recipe to be added. */
export function useRequestRecipe() {
  return useMutation({ mutationFn: (body: Asked) => call(requestRecipe, { body }) });
}
