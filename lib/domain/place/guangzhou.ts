/** A point on the map as longitude and latitude. @public */
export type LngLat = readonly [lng: number, lat: number]

/** A district of the schematic map: its tile in the grid and its approximate centre. */
export interface SchematicDistrict {
  readonly code: string
  readonly name: string
  readonly column: number
  readonly row: number
  /** GCJ-02. */
  readonly centre: LngLat
  readonly centreWgs84: LngLat
}

const district = (
  code: string,
  name: string,
  column: number,
  row: number,
  centre: LngLat,
  centreWgs84: LngLat,
): SchematicDistrict => ({ code, name, column, row, centre, centreWgs84 })

/** Guangzhou as a grid of tiles. It is schematic: it shows no borders. */
export const GUANGZHOU_SCHEMATIC = {
  columns: 5,
  rows: 6,
  districts: [
    district('440114', '花都区', 1, 0, [113.22536, 23.39742], [113.22, 23.4]),
    district('440117', '从化区', 3, 0, [113.59511, 23.54723], [113.59, 23.55]),
    district('440111', '白云区', 1, 1, [113.27534, 23.16734], [113.27, 23.17]),
    district('440118', '增城区', 4, 1, [113.82508, 23.2773], [113.82, 23.28]),
    district('440103', '荔湾区', 0, 2, [113.24532, 23.11732], [113.24, 23.12]),
    district('440104', '越秀区', 1, 2, [113.27533, 23.12733], [113.27, 23.13]),
    district('440106', '天河区', 2, 2, [113.36549, 23.12747], [113.36, 23.13]),
    district('440112', '黄埔区', 3, 2, [113.46544, 23.10743], [113.46, 23.11]),
    district('440105', '海珠区', 1, 3, [113.32541, 23.07738], [113.32, 23.08]),
    district('440113', '番禺区', 1, 4, [113.3855, 22.93742], [113.38, 22.94]),
    district('440115', '南沙区', 2, 5, [113.53518, 22.7971], [113.53, 22.8]),
  ],
} as const satisfies {
  readonly columns: number
  readonly rows: number
  readonly districts: readonly SchematicDistrict[]
}
