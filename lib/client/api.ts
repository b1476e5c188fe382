import { callName, type Answer, type Call } from '../contract/call.ts'
import type { Contract } from '../contract/contract.ts'
import { answerError } from './answer-error.ts'
import type { CallOptions, Send } from './call-options.ts'
import { abortedError } from './fangkit-error.ts'

type ApiCall<C> =
  C extends Call<infer I, infer O>
    ? Record<never, never> extends I
      ? (input?: I, options?: CallOptions) => Promise<Answer<O>>
      : (input: I, options?: CallOptions) => Promise<Answer<O>>
    : never

/** Every call of the contract as a function, by service and method. @throws FangkitError @public */
export type Api = { readonly [S in keyof Contract]: { readonly [M in keyof Contract[S]]: ApiCall<Contract[S][M]> } }

/**
 * Loads the contract with the first call, so that a page with one widget does not load the schemas of all calls.
 *
 * @param readsEnded how often the client has ended its reads
 */
export function createApi(send: Send, readsEnded: () => number): Api {
  const method =
    (service: string, name: string) =>
    async (input: unknown = {}, options?: CallOptions) => {
      const before = readsEnded()
      const { contract } = await import('../contract/contract.ts')
      // adapter: looked up by name below
      const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = contract as never
      const call =
        Object.hasOwn(calls, service) && Object.hasOwn(calls[service] ?? {}, name) ? calls[service]?.[name] : undefined
      if (!call)
        throw answerError({ op: `${service}.${name}`, status: 200, envelope: { success: false, code: 'UNKNOWN_CALL' } })
      // The reads were ended while the contract was loading, so this read ends too.
      if (call.effect === 'read' && before !== readsEnded()) throw abortedError(callName(call))
      return send(call, input, options)
    }
  const named = <T>(make: (name: string) => T) =>
    new Proxy({}, { get: (_target, name) => (typeof name === 'string' && name !== 'then' ? make(name) : undefined) })
  // adapter: names are looked up at run time, the types come from the contract
  return named((service) => named((name) => method(service, name))) as Api
}
