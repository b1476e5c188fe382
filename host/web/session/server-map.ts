import type { FangkitClient, MapProvider } from 'fangkit'
import { mapCalls } from 'fangkit/contract'

/**
 * Searches places and addresses with the map service behind the server, which adds its key; the map itself stays
 * schematic.
 * @source PCK-009
 */
export function createServerMap(client: FangkitClient): MapProvider {
  return {
    coordinates: 'GCJ-02',
    async search(keyword, { city, signal }) {
      const { data } = await client.call(mapCalls.searchPlaces, { keyword, city }, { signal })
      return data.map(({ key, name, address, lng, lat }) => ({
        key,
        name,
        address: address ?? undefined,
        point: { lng, lat },
      }))
    },
    async addressOf({ lng, lat }, { signal }) {
      return (await client.call(mapCalls.addressOf, { lng, lat }, { signal })).data
    },
  }
}
