import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import type { FangkitClient } from '../../client/client.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import { useCore } from '../provider-context.ts'

/** Callbacks of {@link useFkMutation}. @public */
export interface FkMutationOptions<I, T> {
  /** Called with the answer and the input it belongs to. */
  readonly onSuccess?: ((result: T, input: I) => void) | undefined
  /** Called with the failure and the input it belongs to. */
  readonly onError?: ((error: FangkitError, input: I) => void) | undefined
}

/** Runs a change made by a user. It is sent once; a failure is in `error`. @public */
export function useFkMutation<I, T>(
  run: (input: I, client: FangkitClient) => Promise<T>,
  { onSuccess, onError }: FkMutationOptions<I, T> = {},
): UseMutationResult<T, FangkitError, I> {
  const { client, queryClient } = useCore()
  return useMutation<T, FangkitError, I>(
    {
      mutationFn: (input) => run(input, client),
      onSuccess: (result, input) => onSuccess?.(result, input),
      onError: (error, input) => onError?.(error, input),
    },
    queryClient,
  )
}
