import type { Clock, Maps, MapsAnswer, Ports } from 'fangkit/backend'
import * as v from 'valibot'
import { createRateLimit } from '../plugins/rate-limit.ts'

export interface AmapOptions {
  /** The key of a web service of AMap. */
  readonly key: string
  /** The address of the service. */
  readonly baseUrl: string
  readonly report: Ports['report']
  readonly clock?: Clock
  /** How long to wait for an answer. @unit milliseconds */
  readonly patience?: number
  /** Requests per minute for one account. */
  readonly perMinute?: number
}

/** The longest time a user waits for a place. @unit milliseconds */
const PATIENCE = 5_000
const PER_MINUTE = 60
const RESULTS = 10
/** AMap answers an empty list where it has no value. */
const words = v.optional(v.union([v.string(), v.array(v.unknown())]))
const places = v.object({
  status: v.literal('1'),
  pois: v.array(v.looseObject({ id: v.string(), name: v.string(), address: words, location: words })),
})
const address = v.object({ status: v.literal('1'), regeocode: v.looseObject({ formatted_address: words }) })
const said = (raw: string | readonly unknown[] | undefined): string | null =>
  typeof raw === 'string' && raw !== '' ? raw : null

/**
 * Place search and geocoding with the web service of AMap. The key is added here and leaves the server only for AMap;
 * error texts of AMap are not passed on.
 * @source PCK-009
 */
export function createAmap({
  key,
  baseUrl,
  report,
  clock = Date.now,
  patience = PATIENCE,
  perMinute = PER_MINUTE,
}: AmapOptions): Maps {
  const limit = createRateLimit(perMinute, clock)
  const ask = async <T, A>(
    asker: string,
    path: string,
    asked: Readonly<Record<string, string>>,
    schema: v.GenericSchema<unknown, A>,
    read: (answer: A) => T,
  ): Promise<MapsAnswer<T>> => {
    if (limit.count(asker) !== null) return { ok: false, reason: 'busy' }
    try {
      const reply = await fetch(`${baseUrl}${path}?${new URLSearchParams({ ...asked, key, output: 'JSON' })}`, {
        signal: AbortSignal.timeout(patience),
        redirect: 'error',
      })
      const parsed = reply.ok ? v.safeParse(schema, await reply.json()) : null
      if (parsed?.success) return { ok: true, data: read(parsed.output) }
      report({ level: 'warn', message: `the maps service refused ${path} (${reply.status})`, requestId: '' })
    } catch (error) {
      // The cause contains the address, and with it the key.
      report({
        level: 'warn',
        message: `the maps service did not answer ${path}: ${error instanceof Error ? error.name : 'unknown'}`,
        requestId: '',
      })
    }
    return { ok: false, reason: 'failed' }
  }
  return {
    search: (keyword, city, asker) =>
      ask(
        asker,
        '/v3/place/text',
        { keywords: keyword, offset: String(RESULTS), page: '1', ...(city !== null && { city }) },
        places,
        ({ pois }) =>
          pois.flatMap(({ id, name, address: at, location }) => {
            const [lng = Number.NaN, lat = Number.NaN] = (said(location) ?? '').split(',').map(Number)
            return Number.isFinite(lng) && Number.isFinite(lat) ? [{ key: id, name, address: said(at), lng, lat }] : []
          }),
      ),
    addressOf: ({ lng, lat }, asker) =>
      ask(asker, '/v3/geocode/regeo', { location: `${lng.toFixed(6)},${lat.toFixed(6)}` }, address, ({ regeocode }) =>
        said(regeocode.formatted_address),
      ),
  }
}
