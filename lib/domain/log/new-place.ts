import { clientOf, shortAddress } from './client-of.ts'

/** The place of a log-in, as the log of log-ins holds it: a short name of the browser, a short address. */
export interface LoginPlace {
  readonly client: string | null
  readonly address: string | null
}

/** Systems people carry about: their network changes all day and says nothing. */
const CARRIED = /HarmonyOS|Android|iOS/

/** The place as it is stored, from what the network and the browser report. */
export function loginPlace(address: string, userAgent: string | null): LoginPlace {
  return { client: clientOf(userAgent), address: shortAddress(address) }
}

/**
 * What is new about a place compared with those an account signed in from before: the device, or else the network. Null
 * where nothing is, at the first log-in of all, and where too little is known. A browser that was updated is the same
 * device.
 */
export function newAbout(place: LoginPlace, former: readonly LoginPlace[]): 'device' | 'network' | null {
  const devices = former.flatMap(({ client }) => client ?? [])
  const networks = former.flatMap(({ address }) => address ?? [])
  const { client, address } = place
  if (client !== null && devices.length > 0 && !devices.some((one) => nameOf(one) === nameOf(client))) return 'device'
  if (client !== null && CARRIED.test(client)) return null
  return address !== null && networks.length > 0 && !networks.includes(address) ? 'network' : null
}

/** `Chrome · Windows` of `Chrome 126 · Windows`. */
const nameOf = (client: string): string => client.replace(/ \d+(?= |$)/, '')
