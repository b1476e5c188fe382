import type { LngLat } from './guangzhou.ts'

const EARTH_RADIUS = 6_371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/**
 * The straight-line distance between two points. Both must use the same coordinate system.
 * @returns kilometres
 * @public
 */
export function kilometresBetween([lng, lat]: LngLat, [otherLng, otherLat]: LngLat): number {
  const [north, east] = [radians(otherLat - lat), radians(otherLng - lng)]
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}
