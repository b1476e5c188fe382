import type { Coordinates, MapPoint } from './map-provider.ts'

/** Semi-major axis of the ellipsoid of GCJ-02, in metres. */
const SEMI_MAJOR = 6_378_245
const ECCENTRICITY_SQUARED = 0.006_693_421_622_965_943
const RADIAN = Math.PI / 180
/** Iterations until the inverse is exact to less than a millimetre. */
const ROUNDS = 5

/** True inside mainland China; elsewhere both systems are the same. */
function isShifted({ lng, lat }: MapPoint): boolean {
  return lng >= 72.004 && lng <= 137.8347 && lat >= 0.8293 && lat <= 55.8271
}

function wave(x: number, amplitudes: readonly (readonly [amplitude: number, factor: number])[]): number {
  return amplitudes.reduce((sum, [amplitude, factor]) => sum + amplitude * Math.sin(factor * x * Math.PI), 0) * (2 / 3)
}
const RIPPLE = [
  [20, 6],
  [20, 2],
] as const

function offset({ lng, lat }: MapPoint): MapPoint {
  const [x, y] = [lng - 105, lat - 35]
  const north =
    -100 +
    2 * x +
    3 * y +
    0.2 * y * y +
    0.1 * x * y +
    0.2 * Math.sqrt(Math.abs(x)) +
    wave(x, RIPPLE) +
    wave(y, [
      [20, 1],
      [40, 1 / 3],
      [160, 1 / 12],
      [320, 1 / 30],
    ])
  const east =
    300 +
    x +
    2 * y +
    0.1 * x * x +
    0.1 * x * y +
    0.1 * Math.sqrt(Math.abs(x)) +
    wave(x, RIPPLE) +
    wave(x, [
      [20, 1],
      [40, 1 / 3],
      [150, 1 / 12],
      [300, 1 / 30],
    ])
  const root = 1 - ECCENTRICITY_SQUARED * Math.sin(lat * RADIAN) ** 2
  return {
    lng: east / ((SEMI_MAJOR / Math.sqrt(root)) * Math.cos(lat * RADIAN) * RADIAN),
    lat: north / (((SEMI_MAJOR * (1 - ECCENTRICITY_SQUARED)) / (root * Math.sqrt(root))) * RADIAN),
  }
}

function toGcj02(point: MapPoint): MapPoint {
  if (!isShifted(point)) return point
  const { lng, lat } = offset(point)
  return { lng: point.lng + lng, lat: point.lat + lat }
}

/** The inverse has no formula: each iteration corrects the guess by its error. */
function toWgs84(point: MapPoint): MapPoint {
  if (!isShifted(point)) return point
  let guess = point
  for (let round = 0; round < ROUNDS; round += 1) {
    const shifted = toGcj02(guess)
    guess = { lng: guess.lng - (shifted.lng - point.lng), lat: guess.lat - (shifted.lat - point.lat) }
  }
  return guess
}

/** Six decimals are about ten centimetres. */
const rounded = (degrees: number): number => Number(degrees.toFixed(6))

/** Converts a point to another coordinate system. */
export function shifted(point: MapPoint, from: Coordinates, to: Coordinates): MapPoint {
  if (from === to) return point
  const { lng, lat } = to === 'GCJ-02' ? toGcj02(point) : toWgs84(point)
  return { lng: rounded(lng), lat: rounded(lat) }
}
