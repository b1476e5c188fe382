import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { AmapGlobal } from '../../../lib/client/map/amap-global.ts'
import { createAmapProvider } from '../../../lib/client/map/amap-provider.ts'
import { shifted } from '../../../lib/client/map/coordinate-shift.ts'
import { MAP_START } from '../../../lib/client/map/map-provider.ts'
import { GUANGZHOU_SCHEMATIC } from '../../../lib/domain/place/guangzhou.ts'
import { DISTRICT_PLACES, districtsNamed, nearestName } from '../../../lib/field/map/schematic-places.ts'
import {
  FARTHEST,
  gridLines,
  MAP_SIZE,
  NEAREST,
  panned,
  toPixel,
  toPoint,
  zoomed,
} from '../../../lib/field/map/schematic-projection.ts'

describe('coordinates', () => {
  it.each(GUANGZHOU_SCHEMATIC.districts.map(({ name, centre, centreWgs84 }) => [name, centre, centreWgs84] as const))(
    'the centre of %s is the same in both systems',
    (_name, [lng, lat], [lngWgs84, latWgs84]) => {
      const made = shifted({ lng: lngWgs84, lat: latWgs84 }, 'WGS-84', 'GCJ-02')
      expect(made.lng).toBeCloseTo(lng, 4)
      expect(made.lat).toBeCloseTo(lat, 4)
    },
  )
  it('come back to where they were within a decimetre', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 75, max: 134, noNaN: true }),
        fc.double({ min: 18, max: 53, noNaN: true }),
        (lng, lat) => {
          const back = shifted(shifted({ lng, lat }, 'WGS-84', 'GCJ-02'), 'GCJ-02', 'WGS-84')
          expect(Math.hypot(back.lng - lng, back.lat - lat)).toBeLessThan(3e-6)
        },
      ),
    )
  })
  it('are left alone abroad, and between the same systems', () => {
    expect(shifted({ lng: 2.35, lat: 48.85 }, 'WGS-84', 'GCJ-02')).toEqual({ lng: 2.35, lat: 48.85 })
    expect(shifted({ lng: 113.27, lat: 23.13 }, 'GCJ-02', 'GCJ-02')).toEqual({ lng: 113.27, lat: 23.13 })
  })
})

describe('the schematic map', () => {
  const view = { centre: MAP_START.centre, zoom: MAP_START.zoom }
  const middle = { x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 }
  it('PCK-010 CON-021 starts at 113.27, 23.13, zoom 15, and 18 after a search', () => {
    expect(MAP_START).toEqual({ centre: { lng: 113.27, lat: 23.13 }, zoom: 15, zoomFound: 18 })
    expect(toPoint(view, middle)).toEqual(MAP_START.centre)
  })
  it('has east to the right and north above; every pixel leads to its point and back', () => {
    expect(toPoint(view, { x: middle.x + 10, y: middle.y }).lng).toBeGreaterThan(view.centre.lng)
    expect(toPoint(view, { x: middle.x, y: middle.y - 10 }).lat).toBeGreaterThan(view.centre.lat)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAP_SIZE.width }),
        fc.integer({ min: 0, max: MAP_SIZE.height }),
        fc.integer({ min: FARTHEST, max: NEAREST }),
        (x, y, zoom) => {
          const back = toPixel({ ...view, zoom }, toPoint({ ...view, zoom }, { x, y }))
          expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(1.5)
        },
      ),
    )
  })
  it('stays under the pointer while it zooms, within its limits', () => {
    const anchor = { x: 100, y: 80 }
    const nearer = zoomed(view, 1, anchor)
    expect(nearer.zoom).toBe(16)
    expect(toPoint(nearer, anchor).lng).toBeCloseTo(toPoint(view, anchor).lng, 5)
    expect(toPoint(nearer, anchor).lat).toBeCloseTo(toPoint(view, anchor).lat, 5)
    expect([zoomed(view, 99).zoom, zoomed(view, -99).zoom]).toEqual([NEAREST, FARTHEST])
    expect(panned(view, { x: 0, y: 0 })).toEqual(view)
  })
  it.each([FARTHEST, 12, 15, NEAREST])('has some lines of the grid at zoom %d, and not too many', (zoom) => {
    const { lngs, lats } = gridLines({ ...view, zoom })
    expect(Math.min(lngs.length, lats.length)).toBeGreaterThan(0)
    expect(Math.max(lngs.length, lats.length)).toBeLessThan(30)
  })
  it('PCK-009 finds districts by name and says what is near', () => {
    expect(districtsNamed('天河').map(({ name }) => name)).toEqual(['天河区'])
    expect(districtsNamed('')).toEqual([])
    expect(nearestName(DISTRICT_PLACES, { lng: 113.365, lat: 23.127 })).toBe('天河区')
    expect(nearestName(DISTRICT_PLACES, { lng: 116.4, lat: 39.9 })).toBeNull()
  })
})

describe('AMap', () => {
  const position = (lng: number, lat: number) => ({ getLng: () => lng, getLat: () => lat })
  function fakeAmap() {
    const did: string[] = []
    let click: (event: { readonly lnglat: ReturnType<typeof position> }) => void = () => undefined
    const amap = {
      Map: class {
        constructor(
          _element: unknown,
          { zoom, center }: { readonly zoom: number; readonly center: readonly number[] },
        ) {
          did.push(`map ${center} ${zoom}`)
        }
        on(_event: string, listener: typeof click) {
          click = listener
        }
        setZoomAndCenter(zoom: number, centre: readonly number[]) {
          did.push(`show ${centre} ${zoom}`)
        }
        add() {
          did.push('add')
        }
        remove() {
          did.push('remove')
        }
        destroy() {
          did.push('destroy')
        }
      },
      Marker: class {
        setPosition(point: readonly number[]) {
          did.push(`move ${point}`)
        }
      },
      PlaceSearch: class {
        search(keyword: string, answered: (status: string, result: unknown) => void) {
          if (keyword === '坏') answered('error', 'INVALID_USER_KEY')
          else if (keyword === '无') answered('no_data', {})
          else
            answered('complete', {
              poiList: {
                pois: [
                  { id: 'p1', name: '示例小区', address: '示例路', location: position(113.3, 23.1) },
                  { id: 'p2', name: '没有位置', address: [], location: null },
                ],
              },
            })
        }
      },
      Geocoder: class {
        getAddress(_point: unknown, answered: (status: string, result: unknown) => void) {
          answered('complete', { regeocode: { formattedAddress: '广东省广州市' } })
        }
      },
    }
    return {
      did,
      amap: amap as unknown as AmapGlobal,
      click: (lng: number, lat: number) => click({ lnglat: position(lng, lat) }),
    } // adapter: the parts of AMap that are used
  }
  const quiet = () => new AbortController().signal

  it('CAL-046 loads its script once, when it is first used', async () => {
    const { amap } = fakeAmap()
    const load = vi.fn(async () => amap)
    const provider = createAmapProvider({ key: 'k', load })
    expect(load).not.toHaveBeenCalled()
    expect(await provider.search('小区', { city: '440100', signal: quiet() })).toEqual([
      { key: 'p1', name: '示例小区', address: '示例路', point: { lng: 113.3, lat: 23.1 } },
    ])
    expect(await provider.search('无', { city: '440100', signal: quiet() })).toEqual([])
    expect(await provider.addressOf({ lng: 1, lat: 2 }, { signal: quiet() })).toBe('广东省广州市')
    expect(load).toHaveBeenCalledTimes(1)
    expect(provider.coordinates).toBe('GCJ-02')
  })
  it('tries its script again after it failed, and rejects with one kind of error', async () => {
    const { amap } = fakeAmap()
    const load = vi.fn<() => Promise<AmapGlobal>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(amap)
    const provider = createAmapProvider({ key: 'k', load })
    await expect(provider.search('小区', { city: '1', signal: quiet() })).rejects.toMatchObject({
      name: 'FangkitError',
    })
    await expect(provider.search('坏', { city: '1', signal: quiet() })).rejects.toMatchObject({ name: 'FangkitError' })
    expect(load).toHaveBeenCalledTimes(2)
  })
  it('gives up when nobody waits any more', async () => {
    const { amap } = fakeAmap()
    const stop = new AbortController()
    stop.abort()
    await expect(
      createAmapProvider({ key: 'k', load: async () => amap }).search('小区', { city: '1', signal: stop.signal }),
    ).rejects.toMatchObject({ name: 'FangkitError' })
  })
  it('PCK-009 draws, moves, marks, tells where it was pressed, and goes', async () => {
    const { amap, did, click } = fakeAmap()
    const onPick = vi.fn()
    const view = await createAmapProvider({ key: 'k', load: async () => amap }).mount({} as HTMLElement, {
      centre: { lng: 113.27, lat: 23.13 },
      zoom: 15,
      marked: null,
      label: '地图',
      onPick,
    }) // adapter: the fake map draws nothing
    view.mark({ lng: 1, lat: 2 })
    view.mark({ lng: 3, lat: 4 })
    view.show({ lng: 5, lat: 6 }, 18)
    view.mark(null)
    click(113.5, 23.5)
    view.destroy()
    expect(did).toEqual(['map 113.27,23.13 15', 'add', 'move 3,4', 'show 5,6 18', 'remove', 'destroy'])
    expect(onPick).toHaveBeenCalledWith({ lng: 113.5, lat: 23.5 })
  })
})
