import { definePack } from '../../message-pack.ts'

/** Texts of the map on which a place is chosen. */
export const mapMessages = definePack('map', {
  search: '查找地点',
  place: '输入小区、道路或区名查找',
  canvas: '地图：方向键移动，加减号缩放，回车选定中心',
  zoomIn: '放大',
  zoomOut: '缩小',
  backToMark: '回到标记',
  lng: '经度',
  lat: '纬度',
  take: '选用这个位置',
  nothingChosen: '还没有选位置：点地图，或查找地点',
  chosenNear: ({ address }: { address: string }) => `附近：${address}`,
  coordinates: ({ system }: { system: string }) => `坐标系 ${system}`,
  schematic: '示意图，不代表行政区划界线，不作为划界依据',
  districts: '各区',
  notLoaded: '地图没有加载出来，改用示意图；也可以直接填写经纬度',
  noPlace: '没有找到这个地点，可以点地图或直接填写经纬度',
  near: ({ name }: { name: string }) => `${name}附近`,
  outside: '经度在 -180 到 180 之间，纬度在 -90 到 90 之间',
})
