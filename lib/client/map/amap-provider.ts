import { toFangkitError } from '../fangkit-error.ts'
import type { AmapGlobal, AmapPoi } from './amap-global.ts'
import type { DrawnMap, MapPlace, MapPoint } from './map-provider.ts'

/** Settings of an AMap account. @public */
export interface AmapOptions {
  /** The web key of your account. */
  readonly key: string
  /**
   * Address of your server that adds the security code, such as `https://cases.example/_AMapService`. The code then
   * never reaches the page.
   */
  readonly proxy?: string
  /** Loads AMap's script; replace it when your page loads it itself. */
  readonly load?: () => Promise<AmapGlobal>
}

const PLUGINS = 'AMap.PlaceSearch,AMap.Geocoder'
const RESULTS = 10
const pair = ({ lng, lat }: MapPoint): readonly [number, number] => [lng, lat]

/** Uses AMap as the map of the library. Its script is loaded when a map first opens; its points are GCJ-02. @public */
export function createAmapProvider({ key, proxy, load = () => loadScript(key, proxy) }: AmapOptions): DrawnMap {
  let loaded: Promise<AmapGlobal> | null = null
  const amap = (): Promise<AmapGlobal> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = null // the next map tries again
      throw toFangkitError(error, 'amap.load')
    })
    return loaded
  }
  return {
    coordinates: 'GCJ-02',
    async search(keyword, { city, signal }) {
      const { PlaceSearch } = await amap()
      return answered<readonly MapPlace[]>(signal, (resolve, reject) => {
        new PlaceSearch({ city, pageSize: RESULTS }).search(keyword, (status, result) => {
          if (status === 'error') reject(new Error(`AMap PlaceSearch: ${typeof result === 'string' ? result : status}`))
          else resolve(typeof result === 'string' ? [] : (result.poiList?.pois ?? []).flatMap(placeOf))
        })
      })
    },
    async addressOf(point, { signal }) {
      const { Geocoder } = await amap()
      return answered<string | null>(signal, (resolve, reject) => {
        new Geocoder().getAddress(pair(point), (status, result) => {
          if (status === 'error') reject(new Error(`AMap Geocoder: ${typeof result === 'string' ? result : status}`))
          else resolve(typeof result === 'string' ? null : result.regeocode?.formattedAddress || null)
        })
      })
    },
    async mount(element, { centre, zoom, marked, onPick }) {
      const { Map: Chart, Marker } = await amap()
      const chart = new Chart(element, { zoom, center: pair(centre), viewMode: '2D' })
      let marker: InstanceType<AmapGlobal['Marker']> | null = null
      const mark = (point: MapPoint | null): void => {
        if (point === null) {
          if (marker) chart.remove(marker)
          marker = null
        } else if (marker) marker.setPosition(pair(point))
        else {
          marker = new Marker({ position: pair(point) })
          chart.add(marker)
        }
      }
      mark(marked)
      chart.on('click', ({ lnglat }) => onPick({ lng: lnglat.getLng(), lat: lnglat.getLat() }))
      return {
        show: (point, nearer) => chart.setZoomAndCenter(nearer, pair(point), true),
        mark,
        destroy: () => chart.destroy(),
      }
    },
  }
}

/** Null for a place without a location, because it cannot be shown on a map. */
function placeOf({ id, name, address, location }: AmapPoi): readonly MapPlace[] {
  return location === null
    ? []
    : [
        {
          key: id,
          name,
          address: typeof address === 'string' && address !== '' ? address : undefined,
          point: { lng: location.getLng(), lat: location.getLat() },
        },
      ]
}

function answered<T>(
  signal: AbortSignal,
  ask: (resolve: (value: T) => void, reject: (error: unknown) => void) => void,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => reject(toFangkitError(signal.reason, 'amap'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    const settled = (done: () => void): void => {
      signal.removeEventListener('abort', stop)
      done()
    }
    return ask(
      (value) => settled(() => resolve(value)),
      (error) => settled(() => reject(toFangkitError(error, 'amap'))),
    )
  })
}

/** AMap reads its settings from the global object and adds itself to it. */
interface AmapPage {
  _AMapSecurityConfig?: { readonly serviceHost: string }
  AMap?: AmapGlobal
}

function loadScript(key: string, proxy: string | undefined): Promise<AmapGlobal> {
  const page = globalThis as AmapPage // adapter: the vendor's script uses the global object
  if (page.AMap) return Promise.resolve(page.AMap)
  if (proxy !== undefined) page._AMapSecurityConfig = { serviceHost: proxy }
  return new Promise((resolve, reject) => {
    const script = globalThis.document.createElement('script')
    script.src = `https://webapi.amap.com/maps?v=2.0&key=${encodeURIComponent(key)}&plugin=${PLUGINS}`
    script.async = true
    script.onload = () => (page.AMap ? resolve(page.AMap) : reject(new Error('AMap is not there after its script')))
    script.onerror = () => {
      script.remove()
      reject(new Error('AMap could not be loaded'))
    }
    globalThis.document.head.append(script)
  })
}
